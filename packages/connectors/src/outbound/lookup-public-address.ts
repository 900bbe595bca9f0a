import type { LookupAddress, LookupOptions } from "node:dns";
import { BlockList, isIPv6, type LookupFunction } from "node:net";

/** Asks for every address of a name, as `dns.lookup` does. */
export type ResolveName = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A lookup that hands out an address only when all addresses of the name are public. The connection
 * goes to the address that was checked, so a name that changes its mind in between gains nothing.
 */
export function lookupPublicAddress(resolveName: ResolveName): LookupFunction {
  return (hostname, options, callback) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) {
        callback(error ?? refusal("ENOTFOUND", `${hostname} has no address`), "", 0);
      } else if (!addresses.every(({ address }) => isPublicAddress(address))) {
        callback(refusal("EPRIVATE", `${hostname} has an address that is not public`), "", 0);
      } else if (options.all) {
        callback(null, addresses);
      } else {
        callback(null, first.address, first.family);
      }
    });
  };
}

const refusal = (code: string, message: string): NodeJS.ErrnoException =>
  Object.assign(new Error(message), { code });

const reservedV4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;

/** Everything public in IPv6 lies below this; mapped, translated and local addresses do not. */
const globalV6 = ["2000::", 3] as const;
/** Tunnels that wrap an IPv4 address, and the addresses of examples. */
const reservedV6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const;

const blockedV4 = listOf("ipv4", reservedV4);
const blockedV6 = listOf("ipv6", reservedV6);
const allowedV6 = listOf("ipv6", [globalV6]);

/** True for an address that anybody on the internet could reach. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return allowedV6.check(address, "ipv6") && !blockedV6.check(address, "ipv6");
  return !blockedV4.check(address, "ipv4");
}

function listOf(family: "ipv4" | "ipv6", nets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [net, prefix] of nets) list.addSubnet(net, prefix, family);
  return list;
}
