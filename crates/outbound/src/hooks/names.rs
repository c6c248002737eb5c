//! From a host's name to the addresses that may be dialled.

use std::net::{SocketAddr, ToSocketAddrs};
use std::sync::Arc;

use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use tokio::sync::{Semaphore, oneshot};

use super::Guard;

/// How many names are looked up at once: more than there are ever deliveries under way, so that names that nobody answers
/// for are in nobody's way.
const AT_ONCE: usize = 1_024;
/// What a lookup needs of a stack, with room to spare.
const STACK: usize = 512 * 1024;

/// Asks the system for a name's addresses. The system answers in its own time, which may be long after our deadline, and
/// can't be stopped. So each question has a thread of its own, and none of those that the rest of the service shares.
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
            let (tell, told) = oneshot::channel();
            let ask = move || {
                let _held = permit;
                // Nobody listens any more where the deadline has passed.
                let _ = tell.send((name.as_str(), 0).to_socket_addrs().map(Iterator::collect::<Vec<_>>));
            };
            std::thread::Builder::new().name("webhook-name".into()).stack_size(STACK).spawn(ask)?;
            Ok(Box::new(told.await??.into_iter()) as Addrs)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_system_knows_this_machine() {
        let found = SystemNames::default().resolve("localhost".parse().unwrap()).await;
        let addresses: Vec<_> = found.unwrap_or_else(|error| panic!("{error}")).collect();
        assert!(
            !addresses.is_empty() && addresses.iter().all(|address| address.ip().is_loopback()),
            "{addresses:?}"
        );
        // No resolver may know this name (RFC 6761).
        assert!(SystemNames::default().resolve("nobody.invalid".parse().unwrap()).await.is_err());
    }
}
