//! Which addresses belong to the public network, and which are set aside for something else.
//!
//! The lists follow IANA's registries of special-purpose addresses. For version 6 the rule is the other way round as
//! well: only `2000::/3` was ever given out to the public, so whatever lies outside is not public even where no list names it.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use ipnet::{Ipv4Net, Ipv6Net};

const fn four(a: u8, b: u8, c: u8, d: u8, length: u8) -> Ipv4Net {
    Ipv4Net::new_assert(Ipv4Addr::new(a, b, c, d), length)
}

const fn six(first: u16, second: u16, third: u16, length: u8) -> Ipv6Net {
    Ipv6Net::new_assert(Ipv6Addr::new(first, second, third, 0, 0, 0, 0, 0), length)
}

const SPECIAL_FOUR: [Ipv4Net; 16] = [
    // "This network"; on many systems 0.0.0.0 reaches the machine itself.
    four(0, 0, 0, 0, 8),
    // Private.
    four(10, 0, 0, 0, 8),
    // Shared by a provider's customers.
    four(100, 64, 0, 0, 10),
    // The machine itself.
    four(127, 0, 0, 0, 8),
    // The link; also where clouds answer with a machine's credentials.
    four(169, 254, 0, 0, 16),
    // Private.
    four(172, 16, 0, 0, 12),
    // Protocols' own.
    four(192, 0, 0, 0, 24),
    // Documentation.
    four(192, 0, 2, 0, 24),
    // Relays from 6to4, retired.
    four(192, 88, 99, 0, 24),
    // Private.
    four(192, 168, 0, 0, 16),
    // Benchmarks of network devices.
    four(198, 18, 0, 0, 15),
    // Documentation.
    four(198, 51, 100, 0, 24),
    four(203, 0, 113, 0, 24),
    // Groups.
    four(224, 0, 0, 0, 4),
    // Reserved, the broadcast address with it.
    four(240, 0, 0, 0, 4),
    four(255, 255, 255, 255, 32),
];

/// What was given out to the public.
const GIVEN_OUT_SIX: Ipv6Net = six(0x2000, 0, 0, 3);

/// What is set aside within it. Everything else on IANA's list (`::1`, what discards, local translation, segment
/// routing, unique local, link-local, site-local and group addresses) lies outside.
const SPECIAL_SIX: [Ipv6Net; 4] = [
    // Protocols' own, Teredo and ORCHID among them.
    six(0x2001, 0, 0, 23),
    // Documentation.
    six(0x2001, 0x0db8, 0, 32),
    // 6to4 carries any address of version 4.
    six(0x2002, 0, 0, 16),
    // Documentation.
    six(0x3fff, 0, 0, 20),
];

/// The well-known prefix under which a translator carries addresses of version 4.
const TRANSLATED: Ipv6Net = six(0x0064, 0xff9b, 0, 96);

/// The address that a packet ends up at: the one of version 4 where one of version 6 only wraps it.
pub(super) fn meant(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) if TRANSLATED.contains(&six) => {
            let [.., a, b, c, d] = six.octets();
            IpAddr::V4(Ipv4Addr::new(a, b, c, d))
        }
        other => other,
    }
}

/// Whether an address, as [`meant`] gives it, belongs to the public network.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(four) => !SPECIAL_FOUR.iter().any(|net| net.contains(&four)),
        IpAddr::V6(six) => GIVEN_OUT_SIX.contains(&six) && !SPECIAL_SIX.iter().any(|net| net.contains(&six)),
    }
}

#[cfg(test)]
mod tests {
    use ipnet::IpNet;
    use proptest::prelude::*;

    use super::*;

    fn public(text: &str) -> bool {
        is_public(meant(text.parse().unwrap_or_else(|_| panic!("{text}"))))
    }

    /// Every special range in full, written a second time so that a slip in the tables shows.
    const SPECIAL: [&str; 32] = [
        "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
        "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24",
        "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4", "255.255.255.255/32", "::/128", "::1/128", "::/96",
        "::ffff:0:0:0/96", "64:ff9b:1::/48", "100::/64", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20",
        "5f00::/16", "fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8", "4000::/3",
    ];

    #[test]
    fn the_first_and_the_last_of_each_special_range_are_refused() {
        for net in SPECIAL {
            let net: IpNet = net.parse().unwrap();
            for address in [net.network(), net.broadcast()] {
                assert!(!is_public(meant(address)), "{address} of {net}");
            }
        }
    }

    #[test]
    fn what_lies_beside_them_is_public() {
        for address in [
            "1.0.0.0", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255",
            "128.0.0.0", "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.0.1.0",
            "192.0.3.0", "192.167.255.255", "192.169.0.0", "198.17.255.255", "198.20.0.0", "203.0.112.255",
            "203.0.114.0", "223.255.255.255", "8.8.8.8", "2001:200::", "2001:4860:4860::8888", "2001:db7:ffff::1",
            "2001:db9::", "2003::1", "2606:4700::1111", "3ffe:ffff::1", "2a00:1450:4001::1",
        ] {
            assert!(public(address), "{address}");
        }
    }

    proptest! {
        /// A wrapped address is judged as the one inside.
        #[test]
        fn a_wrapping_hides_nothing(bits: u32) {
            let four = Ipv4Addr::from(bits);
            let mapped = IpAddr::V6(four.to_ipv6_mapped());
            let translated = IpAddr::V6(Ipv6Addr::from((0x0064_ff9b_u128 << 96) | u128::from(bits)));
            let expected = is_public(IpAddr::V4(four));
            prop_assert_eq!(is_public(meant(mapped)), expected);
            prop_assert_eq!(is_public(meant(translated)), expected);
        }

        /// No address within a special range is public, wherever it lies.
        #[test]
        fn a_special_range_is_refused_throughout(which in 0..SPECIAL.len(), bits: u128) {
            let net: IpNet = SPECIAL[which].parse().unwrap();
            let address = match net {
                IpNet::V4(net) => {
                    let inside = u32::from(net.hostmask()) & u32::try_from(bits >> 96).unwrap();
                    IpAddr::V4(Ipv4Addr::from(u32::from(net.network()) | inside))
                }
                IpNet::V6(net) => {
                    IpAddr::V6(Ipv6Addr::from(u128::from(net.network()) | (u128::from(net.hostmask()) & bits)))
                }
            };
            prop_assert!(!is_public(meant(address)), "{}", address);
        }
    }
}
