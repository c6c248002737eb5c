//! A network of addresses, as an operator writes it.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// An address with the number of leading bits that count: `10.0.0.0/8`, `::1/128`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    prefix: u8,
}

impl Network {
    /// Takes `10.0.0.0/8`, or an address alone, which is a network of one. Says what is wrong otherwise.
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        const FORM: &str = "is not an address or a network; write it like 10.0.0.1, 10.0.0.0/8 or fd00::/8";
        let (address, prefix) = match text.split_once('/') {
            Some((address, prefix)) => (address, Some(prefix)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| FORM.to_owned())?;
        let width = if address.is_ipv4() { 32 } else { 128 };
        let prefix = match prefix {
            None => width,
            Some(digits) => match digits.parse::<u8>() {
                Ok(bits) if bits <= width && digits.bytes().all(|byte| byte.is_ascii_digit()) => bits,
                _ => return Err(FORM.to_owned()),
            },
        };
        let network = Self { address: masked(address, prefix), prefix };
        // 10.1.2.3/8 may be meant as the host or as the network; guessing wrong would trust 16 million strangers.
        if network.address != address {
            return Err(format!("has bits set behind its /{prefix}; write {network} or {address}/{width}"));
        }
        Ok(network)
    }

    /// Whether the address lies in the network. An IPv4 address that came in over IPv6 counts as IPv4.
    #[must_use]
    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        address.is_ipv4() == self.address.is_ipv4() && masked(address, self.prefix) == self.address
    }
}

/// The address with all bits behind the prefix cleared.
fn masked(address: IpAddr, prefix: u8) -> IpAddr {
    let prefix = u32::from(prefix);
    match address {
        IpAddr::V4(ip) => {
            let mask = u32::MAX.checked_shl(32 - prefix.min(32)).unwrap_or(0);
            IpAddr::V4(Ipv4Addr::from_bits(ip.to_bits() & mask))
        }
        IpAddr::V6(ip) => {
            let mask = u128::MAX.checked_shl(128 - prefix.min(128)).unwrap_or(0);
            IpAddr::V6(Ipv6Addr::from_bits(ip.to_bits() & mask))
        }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.prefix)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contains(network: &str, address: &str) -> bool {
        Network::parse(network).expect("a network").contains(address.parse().expect("an address"))
    }

    #[test]
    fn only_the_leading_bits_count() {
        assert!(contains("10.0.0.0/8", "10.255.0.1"));
        assert!(!contains("10.0.0.0/8", "11.0.0.1"));
        assert!(contains("192.168.4.0/22", "192.168.7.255"));
        assert!(!contains("192.168.4.0/22", "192.168.8.0"));
        assert!(contains("0.0.0.0/0", "203.0.113.9"));
        assert!(!contains("0.0.0.0/0", "2001:db8::1"));
        assert!(contains("::/0", "2001:db8::1"));
        assert!(contains("fd00::/8", "fdff::1"));
    }

    #[test]
    fn an_address_alone_is_a_network_of_one() {
        assert!(contains("127.0.0.1", "127.0.0.1"));
        assert!(!contains("127.0.0.1", "127.0.0.2"));
        assert_eq!(Network::parse("::1").expect("a network").to_string(), "::1/128");
    }

    #[test]
    fn a_mapped_address_is_the_ipv4_address_that_it_stands_for() {
        assert!(contains("10.0.0.0/8", "::ffff:10.1.2.3"));
    }

    #[test]
    fn refuses_what_could_be_misread() {
        for bad in
            ["", "10.0.0.0/33", "10.0.0.0/+8", "10.0.0.0/", "10/8", "::/129", "proxy.example", "10.0.0.0/8/8"]
        {
            assert!(Network::parse(bad).is_err(), "{bad:?}");
        }
        let message = Network::parse("10.1.2.3/8").expect_err("has host bits");
        assert!(message.contains("10.0.0.0/8 or 10.1.2.3/32"), "{message}");
    }
}
