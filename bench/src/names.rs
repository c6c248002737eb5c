//! Names to fill an archive with. They are drawn by lot, always the same ones in the same order, so that two databases
//! hold the same archive.

const FIRST_NAMES: [&str; 40] = [
    "Anna", "Ben", "Clara", "David", "Elif", "Felix", "Grace", "Hugo", "Ines", "Jonas", "Karin", "Liam", "Marta",
    "Noah", "Olga", "Paul", "Rosa", "Samir", "Tara", "Ugo", "Vera", "Wim", "Yara", "Zoe", "Amir", "Bela", "Carl",
    "Dora", "Emil", "Frida", "Georg", "Hana", "Ivan", "Julia", "Kofi", "Lena", "Milo", "Nina", "Omar", "Petra",
];
const CONTRACTS: [&str; 16] = [
    "Service agreement", "Mutual agreement", "Licence agreement", "Agency agreement", "Lease", "Sublease",
    "Employment contract", "Supply contract", "Maintenance contract", "Order confirmation", "Quotation", "Offer",
    "Power of attorney", "Consent form", "Delivery note", "Declaration",
];
const SYLLABLES: [&str; 24] = [
    "ba", "ber", "da", "den", "fel", "ga", "gor", "ha", "ker", "la", "lin", "man", "mer", "na", "nov", "ra",
    "ros", "sa", "sen", "ta", "tor", "va", "wal", "zi",
];

/// A lottery whose draws can be repeated.
pub struct Lot(u64);

impl Lot {
    /// One that begins anew.
    pub const fn new() -> Self {
        Self(0x9E37_79B9_7F4A_7C15)
    }

    /// The next number of all that there are (SplitMix64).
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut drawn = self.0;
        drawn = (drawn ^ (drawn >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        drawn = (drawn ^ (drawn >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        drawn ^ (drawn >> 31)
    }

    /// A number below another.
    pub fn below(&mut self, end: u32) -> u32 {
        u32::try_from(self.next() % u64::from(end)).unwrap_or_default()
    }

    /// One of several.
    pub fn of<'a, T>(&mut self, choice: &'a [T]) -> &'a T {
        &choice[self.below(u32::try_from(choice.len()).unwrap_or(1)) as usize]
    }

    /// A first name, of forty.
    pub fn first_name(&mut self) -> String {
        (*self.of(&FIRST_NAMES)).to_owned()
    }

    /// A surname, of fourteen thousand.
    pub fn surname(&mut self) -> String {
        self.word(3)
    }

    /// The name of a company, of some six hundred.
    pub fn company(&mut self) -> String {
        self.word(2) + "co"
    }

    /// What is agreed on.
    pub fn contract(&mut self) -> &'static str {
        self.of::<&'static str>(&CONTRACTS)
    }

    /// Bytes for the salt of an entry.
    pub fn salt(&mut self) -> [u8; 16] {
        ((u128::from(self.next()) << 64) | u128::from(self.next())).to_be_bytes()
    }

    fn word(&mut self, syllables: u32) -> String {
        let mut word: String = (0..syllables).map(|_| *self.of(&SYLLABLES)).collect();
        word[..1].make_ascii_uppercase();
        word
    }
}
