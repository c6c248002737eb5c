//! What a server answered, as JSON.

use serde_json::Value;

use crate::{
    connection::Connection,
    failure::{Doing, Failure, Result},
};

/// Sends a request and gives the `data` of its answer.
pub async fn exchange(connection: &mut Connection, request: &[u8]) -> Result<Value> {
    connection.exchange(request).await?;
    let mut answer: Value = serde_json::from_slice(connection.body()).doing("reading an answer")?;
    Ok(answer["data"].take())
}

/// A text in an answer.
pub fn text(value: &Value) -> Result<String> {
    value.as_str().map(str::to_owned).ok_or_else(|| Failure::new(format!("{value} is no text")))
}
