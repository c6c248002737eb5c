//! Values that look like those of real contracts, made up from the number of a document: the same number gives the
//! same values, in every run and for everybody who prints it.

use serde_json::{Value, json};

const NAMES: [&str; 24] = [
    "Adler", "Banerjee", "Castellano", "Dąbrowski", "Eriksen", "Fontaine", "Grünwald", "Hartmann", "Ivanova",
    "Jansson", "Kovács", "Lindqvist", "Moreau", "Novák", "Okafor", "Petrescu", "Quintero", "Rasmussen", "Silva",
    "Takahashi", "Ulrich", "Vasquez", "Whitfield", "Zimmermann",
];
const FIRST_NAMES: [&str; 16] = [
    "Amara", "Benedikt", "Chiara", "Daniel", "Elena", "Farid", "Greta", "Hugo", "Ingrid", "Jonas", "Katarzyna",
    "Luis", "Mireille", "Niamh", "Oskar", "Priya",
];
const TRADES: [&str; 12] = [
    "Logistics", "Instruments", "Textiles", "Foods", "Energy", "Optics", "Furniture", "Shipping", "Software",
    "Packaging", "Machinery", "Publishing",
];
const FORMS: [&str; 6] = ["GmbH", "AG", "Ltd", "S.A.", "B.V.", "A/S"];
const STREETS: [&str; 12] = [
    "Harbour Street", "Mill Lane", "Station Road", "Canal Row", "Orchard Way", "Chapel Street", "Bridge Road",
    "Market Square", "Foundry Lane", "Garden Avenue", "Quay Street", "Tower Road",
];
const TOWNS: [&str; 12] = [
    "Rotterdam", "Hamburg", "Aarhus", "Lyon", "Turin", "Gdańsk", "Porto", "Graz", "Bilbao", "Cork", "Malmö",
    "Brno",
];
const PROJECTS: [&str; 8] =
    ["Lighthouse", "Meridian", "Compass", "Anchor", "Horizon", "Keystone", "Beacon", "Tideway"];

/// A small generator of numbers that look random (splitmix64).
struct Seeded(u64);

impl Seeded {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % bound
    }

    fn one_of(&mut self, list: &[&'static str]) -> &'static str {
        let index = self.below(list.len() as u64);
        usize::try_from(index).ok().and_then(|index| list.get(index)).copied().unwrap_or_default()
    }

    fn date(&mut self, year: u64) -> String {
        format!("{year}-{:02}-{:02}", 1 + self.below(12), 1 + self.below(28))
    }

    fn money(&mut self, least: u64, most: u64) -> String {
        format!("{}.{:02}", least + self.below(most - least), self.below(100))
    }

    fn company(&mut self) -> String {
        format!(
            "{} & {} {} {}",
            self.one_of(&NAMES),
            self.one_of(&NAMES),
            self.one_of(&TRADES),
            self.one_of(&FORMS)
        )
    }

    fn address(&mut self) -> String {
        let (number, code) = (1 + self.below(240), 10_000 + self.below(89_999));
        format!("{} {number}, {code} {}", self.one_of(&STREETS), self.one_of(&TOWNS))
    }

    fn register(&mut self) -> String {
        format!("HRB {}", 100_000 + self.below(899_999))
    }

    fn person(&mut self) -> String {
        format!("{} {}", self.one_of(&FIRST_NAMES), self.one_of(&NAMES))
    }

    fn email(&mut self, at: &str) -> String {
        format!("contracts.{}@{at}.example", 1000 + self.below(9000))
    }
}

/// The twenty values of a document.
pub fn values(number: u32) -> Value {
    let mut seeded = Seeded(u64::from(number) << 20);
    let start = 2027 + seeded.below(3);
    json!({
        "agreementNumber": format!("SA-{start}-{number:06}"),
        "agreementDate": seeded.date(start - 1),
        "project": format!("{} {}", seeded.one_of(&PROJECTS), 100 + seeded.below(900)),
        "client": seeded.company(),
        "clientAddress": seeded.address(),
        "clientRegister": seeded.register(),
        "clientContact": seeded.person(),
        "clientEmail": seeded.email("client"),
        "provider": seeded.company(),
        "providerAddress": seeded.address(),
        "providerRegister": seeded.register(),
        "providerContact": seeded.person(),
        "providerEmail": seeded.email("provider"),
        "startDate": seeded.date(start),
        "endDate": seeded.date(start + 4),
        "setupFee": seeded.money(20_000, 90_000),
        "monthlyFee": seeded.money(4_000, 19_000),
        "paymentDays": 10 + seeded.below(50),
        "noticeDays": 60 + seeded.below(120),
        "liabilityCap": seeded.money(1_000_000, 5_000_000),
    })
}
