//! From a host's name to the addresses that may be dialled.

use std::net::{SocketAddr, ToSocketAddrs};
use std::sync::Arc;

use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use tokio::sync::Semaphore;

use super::Guard;

/// How many names are looked up at once. A lookup occupies a thread until the system gives up, long after our deadline;
/// the threads serve the whole process, so names that nobody answers for must not take them all.
const AT_ONCE: usize = 128;

/// Asks the system for a name's addresses.
#[derive(Debug, Clone)]
pub struct SystemNames(Arc<Semaphore>);

impl Default for SystemNames {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(AT_ONCE)))
    }
}

impl Resolve for SystemNames {
    fn resolve(&self, name: Name) -> Resolving {
        let permits = self.0.clone();
        Box::pin(async move {
            let permit = permits.acquire_owned().await?;
            let looked_up = tokio::task::spawn_blocking(move || {
                let _held = permit;
                (name.as_str(), 0).to_socket_addrs().map(Iterator::collect::<Vec<_>>)
            });
            Ok(Box::new(looked_up.await??.into_iter()) as Addrs)
        })
    }
}

/// What an answer of the resolver must be to be dialled.
#[derive(Debug, Clone, Copy)]
pub(super) enum Reach {
    /// Public, or in a network that the operator lists.
    Permitted,
    /// In a network that the operator lists: for what is sent without encryption.
    Listed,
}

/// A resolver that leaves out what may not be dialled. The client connects to nothing but what it is given here.
pub(super) struct GuardedNames {
    pub(super) guard: Guard,
    pub(super) reach: Reach,
    pub(super) names: Arc<dyn Resolve>,
}

/// The name has no address that may be dialled. Which ones it has is not told: whoever registers a webhook should not
/// learn how the operator's network is laid out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub(super) enum Refused {
    #[error("lies outside of the public network, and the operator of this service does not allow it")]
    NotPublic,
    #[error("is not in a network that the operator of this service allows without https")]
    NotListed,
    #[error("has no address")]
    Unknown,
}

impl Resolve for GuardedNames {
    fn resolve(&self, name: Name) -> Resolving {
        let (guard, reach, asked) = (self.guard.clone(), self.reach, self.names.resolve(name));
        Box::pin(async move {
            let all: Vec<SocketAddr> = asked.await?.collect();
            let dialled: Vec<SocketAddr> =
                all.iter().copied().filter(|address| reach.includes(&guard, address)).collect();
            match (all.is_empty(), dialled.is_empty(), reach) {
                (true, _, _) => Err(Refused::Unknown.into()),
                (_, true, Reach::Permitted) => Err(Refused::NotPublic.into()),
                (_, true, Reach::Listed) => Err(Refused::NotListed.into()),
                (false, false, _) => Ok(Box::new(dialled.into_iter()) as Addrs),
            }
        })
    }
}

impl Reach {
    fn includes(self, guard: &Guard, address: &SocketAddr) -> bool {
        match self {
            Self::Permitted => guard.permits(address.ip()),
            Self::Listed => guard.lists(address.ip()),
        }
    }
}
