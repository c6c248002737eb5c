//! A resolver that answers as a test wants it to, and never asks anybody.

use std::collections::{HashMap, VecDeque};
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};

use reqwest::dns::{Addrs, Name, Resolve, Resolving};

/// What names mean: each question is answered with the next list, and the last one for good. A name that is not there
/// means nothing; one without any list is never answered for.
#[derive(Clone, Default)]
pub struct Names(Arc<Mutex<HashMap<String, VecDeque<Vec<IpAddr>>>>>);

impl Names {
    /// Gives a name its answers.
    pub fn with(self, name: &str, answers: &[&[&str]]) -> Self {
        let parse = |answer: &&[&str]| answer.iter().map(|address| address.parse().unwrap()).collect();
        self.0.lock().unwrap().insert(name.to_owned(), answers.iter().map(parse).collect());
        self
    }
}

impl Resolve for Names {
    fn resolve(&self, name: Name) -> Resolving {
        let mut names = self.0.lock().unwrap();
        let answer = match names.get_mut(name.as_str()) {
            Some(answers) if answers.is_empty() => return Box::pin(std::future::pending()),
            Some(answers) if answers.len() > 1 => answers.pop_front().unwrap(),
            Some(answers) => answers[0].clone(),
            None => Vec::new(),
        };
        let addresses = answer.into_iter().map(|address| SocketAddr::new(address, 0));
        Box::pin(std::future::ready(Ok(Box::new(addresses) as Addrs)))
    }
}
