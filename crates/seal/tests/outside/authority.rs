//! A time-stamp authority on this machine, made with the `openssl` command: a root, an authority, a list of revoked
//! certificates, and one who answers questions about them.

use std::cell::RefCell;
use std::path::Path;

use countersign_seal::Question;
use tempfile::TempDir;

use crate::tools::run;

/// How the authority's certificate can be checked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Revocation {
    /// By a list of its issuer, the root. Its time stamps hold its own certificate only.
    List,
    /// By asking, for itself; by a list for its issuer, which is between it and the root. Its time stamps hold both.
    Answer,
    /// Not at all.
    None,
}

pub struct TimeStamper {
    folder: TempDir,
    revocation: Revocation,
    /// Who does not answer at the moment.
    pub silent: RefCell<Vec<&'static str>>,
    /// What was asked where.
    pub asked: RefCell<Vec<String>>,
}

pub const STAMPS: &str = "http://tsa.test/";
const LIST: &str = "http://lists.test/root.crl";
const ANSWERS: &str = "http://answers.test/";

const SETTINGS: &str = "
[req]
distinguished_name = dn
[dn]
[root]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
[between]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
crlDistributionPoints = URI:http://lists.test/root.crl
[list]
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
crlDistributionPoints = URI:ldap://nobody.test/, URI:http://lists.test/root.crl
[answer]
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
authorityInfoAccess = OCSP;URI:http://answers.test/
[none]
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
[responder]
keyUsage = critical, digitalSignature
extendedKeyUsage = OCSPSigning
noCheck = ignored
[ca]
default_ca = root_ca
[root_ca]
database = index.txt
crlnumber = crlnumber
default_md = sha256
default_crl_days = 3650
[tsa]
default_tsa = stamps
[stamps]
serial = serial
signer_cert = tsa.pem
CHAIN
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256, sha384, sha512
ess_cert_id_alg = sha256
";

impl TimeStamper {
    pub fn new(revocation: Revocation) -> Self {
        let folder = TempDir::new().expect("a folder");
        let here = folder.path();
        let write = |name: &str, text: &str| std::fs::write(here.join(name), text).expect("a file");
        let chain = if revocation == Revocation::Answer { "certs = chain.pem" } else { "" };
        write("settings", &SETTINGS.replace("CHAIN", chain));
        write("index.txt", "");
        write("crlnumber", "01\n");
        write("serial", "01\n");
        key(here, "root");
        let name = ["-subj", "/CN=Test Root", "-days", "3650", "-config", "settings", "-extensions", "root"];
        run(
            here,
            "openssl",
            &[&["req", "-new", "-x509", "-key", "root.key", "-out", "root.pem"], &name[..]].concat(),
        );
        let issuer = match revocation {
            Revocation::Answer => {
                issue(here, "between", "between", "root", 2);
                issue(here, "responder", "responder", "between", 4);
                "between"
            }
            _ => "root",
        };
        let section = match revocation {
            Revocation::List => "list",
            Revocation::Answer => "answer",
            Revocation::None => "none",
        };
        issue(here, "tsa", section, issuer, 3);
        let chain = std::fs::read_to_string(here.join(format!("{issuer}.pem"))).expect("a certificate");
        write("chain.pem", &chain);
        list(here, &[]);
        // The responder knows the certificate with the number 3 as one that is valid.
        write("index.txt", "V\t20991231235959Z\t\t03\tunknown\t/CN=Test tsa\n");
        Self { folder, revocation, silent: RefCell::default(), asked: RefCell::default() }
    }

    /// The root's certificate in PEM.
    pub fn root(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("root.pem")).expect("a certificate")
    }

    /// The authority's own key and certificate in PEM.
    pub fn own(&self) -> (String, String) {
        let read = |name: &str| std::fs::read_to_string(self.folder.path().join(name)).expect("a file");
        (read("tsa.key"), read("tsa.pem"))
    }

    /// Who is between the root and the authority is revoked from now on.
    pub fn revoke(&self) {
        assert_eq!(self.revocation, Revocation::Answer);
        let line = "R\t20991231235959Z\t250101000000Z\t03\tunknown\t/CN=Test tsa\n";
        std::fs::write(self.folder.path().join("index.txt"), line).expect("a file");
    }

    /// Whoever asks for the list gets one of long ago from now on, or the present one again.
    pub fn list_is_old(&self, is_old: bool) {
        let then = ["-crl_lastupdate", "20200101000000Z", "-crl_nextupdate", "20200201000000Z"];
        list(self.folder.path(), if is_old { &then } else { &[] });
    }

    /// Answers a question, as the network would.
    pub fn ask(&self, url: &str, question: &Question) -> Result<Vec<u8>, String> {
        self.asked.borrow_mut().push(url.to_owned());
        if self.silent.borrow().iter().any(|silent| url.contains(silent)) {
            return Err("did not answer".to_owned());
        }
        let here = self.folder.path();
        match (url, question) {
            (STAMPS, Question::TimeStamp(body)) => {
                std::fs::write(here.join("query"), body).expect("a file");
                let said = [
                    "ts", "-reply", "-queryfile", "query", "-config", "settings", "-section", "stamps", "-out",
                    "reply",
                ];
                run(here, "openssl", &said);
                Ok(std::fs::read(here.join("reply")).expect("a reply"))
            }
            (LIST, Question::RevocationList) => Ok(std::fs::read(here.join("root.crl")).expect("a list")),
            (ANSWERS, Question::Revocation(body)) => {
                std::fs::write(here.join("ocsp"), body).expect("a file");
                let said = [
                    "ocsp", "-index", "index.txt", "-CA", "between.pem", "-rsigner", "responder.pem", "-rkey",
                    "responder.key", "-reqin", "ocsp", "-respout", "answer", "-ndays", "3650",
                ];
                run(here, "openssl", &said);
                Ok(std::fs::read(here.join("answer")).expect("an answer"))
            }
            _ => panic!("{url} is asked {question:?}"),
        }
    }
}

/// The root's list of revoked certificates.
fn list(here: &Path, when: &[&str]) {
    let made = [
        "ca", "-gencrl", "-config", "settings", "-keyfile", "root.key", "-cert", "root.pem", "-out",
        "root.crl.pem",
    ];
    run(here, "openssl", &[&made[..], when].concat());
    run(here, "openssl", &["crl", "-in", "root.crl.pem", "-outform", "DER", "-out", "root.crl"]);
}

fn key(here: &Path, name: &str) {
    let file = format!("{name}.key");
    run(here, "openssl", &["genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256", "-out", &file]);
}

/// A certificate with this number, by this issuer, with the extensions of this section.
fn issue(here: &Path, name: &str, section: &str, issuer: &str, number: usize) {
    if name == "tsa" {
        run(
            here,
            "openssl",
            &["genpkey", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048", "-out", "tsa.key"],
        );
    } else {
        key(here, name);
    }
    let subject = format!("/CN=Test {name}");
    let file = |ending: &str| format!("{name}.{ending}");
    let (key, request, own) = (file("key"), file("csr"), file("pem"));
    run(
        here,
        "openssl",
        &["req", "-new", "-key", &key, "-subj", &subject, "-config", "settings", "-out", &request],
    );
    let (ca, ca_key, number) = (format!("{issuer}.pem"), format!("{issuer}.key"), number.to_string());
    run(
        here,
        "openssl",
        &[
            "x509", "-req", "-in", &request, "-CA", &ca, "-CAkey", &ca_key, "-set_serial", &number, "-days",
            "3650", "-extfile", "settings", "-extensions", section, "-out", &own,
        ],
    );
}
