import type { Outbound, Source } from "./outbound.ts";

/** Hosts answered by another origin, host to origin: how a demo's world stands in for the real one. */
export type HostMap = Readonly<Record<string, string>>;

/** Where an address that somebody gave us is asked, and by which way. */
export interface WayToHost {
  readonly origin: string;
  readonly source: Source;
}

/**
 * The way to the host of an address that people or other pages gave us: the public one, which refuses what leads into our
 * own network, or that of the origin which stands in for this host. `named` is the way itself, `mapped` the other.
 */
export function wayToHost(
  { hostname, origin }: URL,
  outbound: Outbound,
  { hostMap, named, mapped }: { hostMap: HostMap; named: string; mapped: string },
): WayToHost {
  const standIn = Object.hasOwn(hostMap, hostname) ? hostMap[hostname] : undefined;
  return standIn
    ? { origin: standIn, source: outbound.source(mapped) }
    : { origin, source: outbound.source(named, "public") };
}
