import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a call that changes something comes from our own pages or from a client that a foreign page
 * cannot imitate. Browsers say so themselves; the custom header is one that a foreign page may not send
 * without our permission, which no answer of ours gives. [SES-14]
 */
export function isOwnRequest(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  if (headers["x-sampan-client"] !== undefined) return true;
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" && isAskedByScript(headers);
  const origin = headers.origin ?? originOf(headers.referer);
  return (
    origin !== undefined && (origin === publicUrl || origin === originOf(`http://${headers.host}`))
  );
}

/**
 * A picture or a frame in what a seller wrote asks from our page as well, and several calls that change
 * something are GET: only what a script of ours fetches counts, and that is for no element.
 */
const isAskedByScript = (headers: IncomingHttpHeaders): boolean =>
  headers["sec-fetch-mode"] !== "navigate" && (headers["sec-fetch-dest"] ?? "empty") === "empty";

const originOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;
