/** First parts of calls that the public contract also writes without the gateway before them. */
const relative = /^\/(?:installer|docking|user|msg)\//;

/** A request to a proxy names the whole address, and whoever is no proxy must take it all the same (RFC 9112, 3.2.2). */
const whole = /^https?:\/\/[^/?#]*/i;

/**
 * The address a request is answered under: without the host that a whole address begins with, and with the gateway
 * before a relative path such as installer/... or docking/.... [API-07]
 */
export function belowGateway(address: string): string {
  if (!address.startsWith("/")) return belowGateway(startedBySlash(address.replace(whole, "")));
  return relative.test(address) ? `/gateway${address}` : address;
}

/** `http://host` and `http://host?a=1` name the first page; so does the asterisk, which asks about the server itself. */
const startedBySlash = (path: string): string =>
  path.startsWith("/") ? path : `/${path.replace(/^\*/, "")}`;
