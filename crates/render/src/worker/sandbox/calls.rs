//! Which system calls a worker may make: those that reading, computing and answering need. All others fail as if the
//! kernel did not have them, so libraries that try something newer first fall back to what is here.

use std::collections::BTreeMap;

use libc::c_long;
use rustix::process::Resource;
use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule,
    TargetArch, apply_filter,
};

type Failure = Box<dyn std::error::Error>;

/// Memory, threads, time, randomness, and the files that are open.
const ALWAYS: &[c_long] = &[
    libc::SYS_brk,
    libc::SYS_clock_getres,
    libc::SYS_clock_gettime,
    libc::SYS_clock_nanosleep,
    libc::SYS_close,
    libc::SYS_exit,
    libc::SYS_exit_group,
    libc::SYS_faccessat,
    libc::SYS_faccessat2,
    libc::SYS_fstat,
    libc::SYS_futex,
    libc::SYS_getcpu,
    libc::SYS_getcwd,
    libc::SYS_getdents64,
    libc::SYS_getpid,
    libc::SYS_getppid,
    libc::SYS_getrandom,
    libc::SYS_gettid,
    libc::SYS_gettimeofday,
    libc::SYS_lseek,
    libc::SYS_madvise,
    libc::SYS_membarrier,
    libc::SYS_mremap,
    libc::SYS_munmap,
    libc::SYS_nanosleep,
    libc::SYS_newfstatat,
    libc::SYS_ppoll,
    libc::SYS_pread64,
    libc::SYS_read,
    libc::SYS_readlinkat,
    libc::SYS_readv,
    libc::SYS_restart_syscall,
    libc::SYS_rseq,
    libc::SYS_rt_sigaction,
    libc::SYS_rt_sigprocmask,
    libc::SYS_rt_sigreturn,
    libc::SYS_sched_getaffinity,
    libc::SYS_sched_yield,
    libc::SYS_set_robust_list,
    libc::SYS_sigaltstack,
    libc::SYS_statx,
    libc::SYS_sysinfo,
    libc::SYS_uname,
    libc::SYS_write,
    libc::SYS_writev,
];

/// Older forms of the same, which newer machines do not have.
#[cfg(target_arch = "x86_64")]
const OLDER: &[c_long] =
    &[libc::SYS_access, libc::SYS_lstat, libc::SYS_poll, libc::SYS_readlink, libc::SYS_stat, libc::SYS_time];
#[cfg(not(target_arch = "x86_64"))]
const OLDER: &[c_long] = &[];

/// Puts the filter over this thread and all that it starts.
pub(super) fn filter() -> Result<(), Failure> {
    let machine: TargetArch = std::env::consts::ARCH.try_into()?;
    let mut rules: BTreeMap<i64, Vec<SeccompRule>> =
        ALWAYS.iter().chain(OLDER).map(|call| (*call, Vec::new())).collect();
    rules.insert(libc::SYS_openat, vec![all(&[reading(2)?])?]);
    #[cfg(target_arch = "x86_64")]
    rules.insert(libc::SYS_open, vec![all(&[reading(1)?])?]);
    // Memory is never executed that was not when the program was loaded.
    rules.insert(libc::SYS_mmap, vec![all(&[without(2, libc::PROT_EXEC)?])?]);
    rules.insert(libc::SYS_mprotect, vec![all(&[without(2, libc::PROT_EXEC)?])?]);
    // Threads, not processes. The newer `clone3` hides its flags from filters; libraries fall back to this one.
    rules.insert(libc::SYS_clone, vec![all(&[masked(0, libc::CLONE_THREAD, libc::CLONE_THREAD)?])?]);
    let names = [libc::PR_SET_NAME, libc::PR_SET_VMA];
    rules.insert(
        libc::SYS_prctl,
        names.iter().map(|name| all(&[is(0, u64::try_from(*name)?)?])).collect::<Result<_, _>>()?,
    );
    let handles = [libc::F_GETFD, libc::F_SETFD, libc::F_GETFL, libc::F_DUPFD_CLOEXEC];
    rules.insert(
        libc::SYS_fcntl,
        handles.iter().map(|name| all(&[is(1, u64::try_from(*name)?)?])).collect::<Result<_, _>>()?,
    );
    // To end itself, and nobody else.
    rules.insert(libc::SYS_tgkill, vec![all(&[is(0, u64::from(std::process::id()))?])?]);
    // To ask for any bound, and to move that of the processor's time from job to job.
    let own = is(0, 0)?;
    let asking = SeccompCondition::new(2, SeccompCmpArgLen::Qword, SeccompCmpOp::Eq, 0)?;
    let processor = is(1, Resource::Cpu as u64)?;
    rules.insert(libc::SYS_prlimit64, vec![all(&[own.clone(), asking])?, all(&[own, processor])?]);

    let refused = SeccompAction::Errno(u32::try_from(libc::ENOSYS)?);
    let program: BpfProgram = SeccompFilter::new(rules, refused, SeccompAction::Allow, machine)?.try_into()?;
    Ok(apply_filter(&program)?)
}

fn all(conditions: &[SeccompCondition]) -> Result<SeccompRule, Failure> {
    Ok(SeccompRule::new(conditions.to_vec())?)
}

fn is(argument: u8, value: u64) -> Result<SeccompCondition, Failure> {
    Ok(SeccompCondition::new(argument, SeccompCmpArgLen::Dword, SeccompCmpOp::Eq, value)?)
}

fn masked(argument: u8, mask: i32, value: i32) -> Result<SeccompCondition, Failure> {
    let (mask, value) = (u64::try_from(mask)?, u64::try_from(value)?);
    Ok(SeccompCondition::new(argument, SeccompCmpArgLen::Dword, SeccompCmpOp::MaskedEq(mask), value)?)
}

fn without(argument: u8, flag: i32) -> Result<SeccompCondition, Failure> {
    masked(argument, flag, 0)
}

/// Opened for reading, and neither made nor emptied by it.
fn reading(argument: u8) -> Result<SeccompCondition, Failure> {
    without(
        argument,
        libc::O_ACCMODE | libc::O_CREAT | libc::O_TRUNC | libc::O_APPEND | libc::O_TMPFILE & !libc::O_DIRECTORY,
    )
}
