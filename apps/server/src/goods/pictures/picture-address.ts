export interface PictureHosts {
  /** A leading dot means any host below it. */
  readonly hosts: readonly string[];
  /** Hosts answered elsewhere in demo mode. */
  readonly hostMap: Readonly<Record<string, string>>;
}

export type PictureAddress =
  | { readonly own: string }
  | {
      readonly url: string;
      readonly host: string;
      /** By its full name; what only lies below a known domain may be made up. */
      readonly isNamed: boolean;
    };

/**
 * Where a picture is; undefined for a host that is not on the list, another scheme, a port or a user name.
 * What stands behind the path names no other picture, so it can neither fetch nor keep one again.
 */
export function readPictureAddress(
  { hosts, hostMap }: PictureHosts,
  from: string,
): PictureAddress | undefined {
  if (from.startsWith("/files/")) return { own: from };
  if (!URL.canParse(from)) return undefined;
  const url = new URL(from);
  if (url.protocol !== "https:" || url.port !== "" || url.username !== "") return undefined;
  const { hostname } = url;
  const isNamed = hosts.includes(hostname);
  if (!isNamed && !hosts.some((host) => host.startsWith(".") && hostname.endsWith(host)))
    return undefined;
  const origin = hostMap[hostname] ?? url.origin;
  return { url: `${origin}${url.pathname}`, host: hostname, isNamed };
}
