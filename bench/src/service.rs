//! The product as a printer: documents are made first, then their PDFs are asked for, one after the other on one
//! connection.

use std::{ops::Range, time::Duration};

use serde_json::json;
use tokio::time::{self, Instant};

use crate::{
    connection::Connection,
    contract::Contract,
    failure::Result,
    instance::{Instance, id_in_answer},
    printer::Printed,
    process_tree::processor_time,
    request::Requests,
    server::Server,
};

/// What the server does after its last answer, such as noting downloads, is a part of the price.
const AFTERWARDS: Duration = Duration::from_millis(100);

/// One template on a running server.
pub struct Service<'a> {
    requests: &'a Requests,
    process: u32,
    connection: Connection,
    template: String,
}

impl<'a> Service<'a> {
    /// Sends the contract as a template.
    pub async fn open(instance: &'a Instance, server: &Server, contract: &Contract) -> Result<Self> {
        let mut connection = server.connect().await?;
        connection.exchange(&instance.requests().post("/templates", &contract.template())).await?;
        let template = id_in_answer(&connection)?;
        Ok(Self { requests: instance.requests(), process: server.process(), connection, template })
    }

    /// Makes documents and returns their ids.
    pub async fn create(&mut self, numbers: Range<u32>) -> Result<Vec<String>> {
        let mut ids = Vec::with_capacity(numbers.len());
        for number in numbers {
            let body = json!({
                "templateId": self.template,
                "name": Contract::name(number),
                "data": Contract::values(number),
            });
            self.connection.exchange(&self.requests.post("/documents", &body)).await?;
            ids.push(id_in_answer(&self.connection)?);
        }
        Ok(ids)
    }

    /// The PDF of a document.
    pub async fn pdf(&mut self, id: &str) -> Result<&[u8]> {
        self.connection.exchange(&pdf_request(self.requests, id)).await?;
        Ok(self.connection.body())
    }

    /// Downloads the PDFs of documents and says what that took.
    pub async fn print(&mut self, ids: &[String]) -> Result<Printed> {
        let before = processor_time(self.process)?;
        let mut seconds = Vec::with_capacity(ids.len());
        for id in ids {
            let request = pdf_request(self.requests, id);
            let begin = Instant::now();
            self.connection.exchange(&request).await?;
            seconds.push(begin.elapsed().as_secs_f64());
        }
        time::sleep(AFTERWARDS).await;
        let processor = processor_time(self.process)?.saturating_sub(before).as_secs_f64();
        Ok(Printed { seconds, processor })
    }

    /// The PDF that came last.
    pub fn last_pdf(&self) -> &[u8] {
        self.connection.body()
    }
}

/// `GET /documents/{id}/pdf`.
pub fn pdf_request(requests: &Requests, id: &str) -> Vec<u8> {
    requests.get(&format!("/documents/{id}/pdf"))
}
