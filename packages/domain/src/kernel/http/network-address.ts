/**
 * Whose an address is, for counting: an IPv4 address stands for itself, an IPv6 address for its /64, since
 * one home has all of those. [NFR-08]
 */
export function networkOf(address: string): string {
  const ipv4 = ipv4Of(address);
  return (
    ipv4 ?? (address.includes(":") ? `${groupsOf(address).slice(0, 4).join(":")}::/64` : address)
  );
}

/**
 * Where an address is at home, for counting what a whole network does: the first three bytes of an IPv4
 * address, the first 48 bits of an IPv6 one. Text that is no address stays itself. [NFR-08]
 */
export function widerNetworkOf(address: string): string {
  const ipv4 = ipv4Of(address);
  if (ipv4 !== undefined) return ipv4.replace(/\.\d+$/, ".0/24");
  return address.includes(":") ? `${groupsOf(address).slice(0, 3).join(":")}::/48` : address;
}

/**
 * Enough of an address to recognise one's own network and not a person's: `203.0.113.x`, `2001:db8:7::x`.
 * Empty when there is none.
 */
export function shortAddress(address: string): string {
  const ipv4 = ipv4Of(address);
  if (ipv4 !== undefined) return ipv4.replace(/\.\d+$/, ".x");
  return address.includes(":") ? `${groupsOf(address).slice(0, 3).join(":")}::x` : "";
}

/** Also of an IPv4 address that a socket for both writes as `::ffff:203.0.113.9`. */
const ipv4Of = (address: string): string | undefined =>
  /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];

/** The eight groups of an IPv6 address without leading noughts; of the last, whose zone it may carry, nothing is asked. */
function groupsOf(address: string): string[] {
  const missing = Math.max(0, 8 - writtenGroupsOf(address).length);
  return writtenGroupsOf(address.replace("::", `${":0".repeat(missing)}:`)).map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ""),
  );
}

const writtenGroupsOf = (address: string): string[] =>
  address.split(":").filter((group) => group !== "");
