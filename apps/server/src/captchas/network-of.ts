import { isIPv4, isIPv6 } from "node:net";

/**
 * The network an address belongs to, because whoever has one address of it has the others too: the first
 * three bytes of an IPv4 address, the first 48 bits of an IPv6 one. Text that is no address stays itself.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, "");
  if (isIPv4(plain)) return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
  if (!isIPv6(plain)) return plain;
  return `${firstGroups(plain, 3).join(":")}::/48`;
}

function firstGroups(address: string, count: number): string[] {
  const [head = "", tail = ""] = address.split("::");
  const before = head.split(":").filter((group) => group !== "");
  const after = tail.split(":").filter((group) => group !== "");
  const missing = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...missing, ...after]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16));
}
