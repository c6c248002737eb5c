//! A browser as far as the session API needs one: it keeps cookies and says where its requests come from.

use std::collections::BTreeMap;
use std::sync::Mutex;

use countersign_tests::{Answer, Client, Workspace, World};
use model::Clock;
use model::people::Role;
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};
use store::Write;

/// The password of everybody in the tests.
pub const PASSWORD: &str = "correct horse battery";

/// A browser at one node.
pub struct Browser {
    client: Client,
    cookies: Mutex<BTreeMap<String, String>>,
}

impl Browser {
    /// One that nobody has signed in with.
    pub fn new(world: &World) -> Self {
        Self { client: world.client().clone(), cookies: Mutex::default() }
    }

    /// One that the workspace's administrator has signed in with.
    pub async fn of(world: &World, workspace: &Workspace) -> Self {
        let browser = Self::new(world);
        let _ = browser.sign_in(&workspace.email, PASSWORD).await.ok();
        browser
    }

    /// One that a member of the workspace has signed in with.
    pub async fn of_member(world: &World, workspace: &Workspace) -> Self {
        demote(world, workspace).await;
        Self::of(world, workspace).await
    }

    pub async fn sign_in(&self, email: &str, password: &str) -> Answer {
        self.post("/session", json!({ "email": email, "password": password })).await
    }

    /// A request with the cookies. The path is below `/api/console`.
    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.client.request(method, &format!("/api/console{path}"));
        request.header("Cookie", self.cookies()).header("Origin", self.client.base_url())
    }

    /// Sends a request, and keeps what the answer sets.
    pub async fn send(&self, request: RequestBuilder) -> Answer {
        let answer = self.client.send(request).await;
        let mut cookies = self.cookies.lock().unwrap();
        for line in answer.header_values("set-cookie") {
            let (pair, attributes) = line.split_once(';').unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            if attributes.contains("Max-Age=0;") {
                cookies.remove(name);
            } else {
                cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        answer
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(self.request(Method::GET, path)).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.send(self.request(Method::POST, path).json(&body)).await
    }

    pub async fn patch(&self, path: &str, body: Value) -> Answer {
        self.send(self.request(Method::PATCH, path).json(&body)).await
    }

    pub async fn delete(&self, path: &str) -> Answer {
        self.send(self.request(Method::DELETE, path)).await
    }

    /// The cookies, as a request sends them.
    pub fn cookies(&self) -> String {
        let cookies = self.cookies.lock().unwrap();
        cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }
}

/// Makes the workspace's administrator a member.
pub async fn demote(world: &World, workspace: &Workspace) {
    let other = world.workspace(&format!("Second administrator of {}", workspace.id)).await;
    let mut write = Write::new();
    store::users::join(&mut write, workspace.id, other.user, Role::Administrator, world.clock.now());
    world.database().await.commit(write).await.unwrap();
    let call = app::Call::by_system(workspace.id);
    app::workspaces::change_role(&workspace.node.app, &call, workspace.user, Role::Member).await.unwrap();
}
