//! A gauge that says nothing where its value is not known: a number would be taken for the truth.

use std::sync::{Arc, Mutex, PoisonError};

use prometheus_client::encoding::{EncodeMetric, MetricEncoder};
use prometheus_client::metrics::MetricType;

#[derive(Debug, Clone, Default)]
pub(super) struct Maybe(Arc<Mutex<Option<i64>>>);

impl Maybe {
    pub fn set(&self, value: Option<i64>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = value;
    }
}

impl EncodeMetric for Maybe {
    fn encode(&self, mut encoder: MetricEncoder<'_>) -> Result<(), std::fmt::Error> {
        let value = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        value.map_or(Ok(()), |value| encoder.encode_gauge(&value))
    }

    fn metric_type(&self) -> MetricType {
        MetricType::Gauge
    }
}
