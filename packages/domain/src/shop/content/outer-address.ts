/** What leads out of the house, or is framed in it. */
export const outerUses = ["leave", "frame"] as const;
export type OuterUse = (typeof outerUses)[number];

export interface OuterAddress {
  readonly href: string;
  /** The real host: letters that only look like others show as what they are (`xn--…`). */
  readonly host: string;
}

/** What an entry of a list of hosts looks like: a host, or a star and a point for all below it. */
export const outerHostPattern =
  /^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * An address that people may be led to, or that may be framed: https on its usual port, without a name or password in
 * it, on a host that is listed. Undefined for any other. [RT-05] [RT-12]
 */
export function readOuterAddress(
  written: string,
  hosts: readonly string[],
): OuterAddress | undefined {
  const url = URL.parse(written.trim());
  if (url?.protocol !== "https:" || url.port !== "") return undefined;
  if (url.username !== "" || url.password !== "") return undefined;
  const host = url.hostname;
  const isListed = hosts.some((entry) =>
    entry.startsWith("*.") ? host.endsWith(entry.slice(1)) : host === entry,
  );
  return isListed ? { href: url.href, host } : undefined;
}
