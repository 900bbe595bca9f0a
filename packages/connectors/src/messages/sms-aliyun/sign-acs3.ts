import { createHash, createHmac } from "node:crypto";

export interface Acs3Request {
  readonly host: string;
  /** Of the address that is asked, `/` for the service's own. */
  readonly path: string;
  readonly action: string;
  readonly version: string;
  /** Fields of the query, as they are before encoding. */
  readonly query: Readonly<Record<string, string>>;
  /** Never used twice. */
  readonly nonce: string;
  readonly now: Date;
}

export interface Acs3Key {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
}

const algorithm = "ACS3-HMAC-SHA256";

/** The query in the order and encoding that is signed; the request must carry these very bytes. */
export const writeAcs3Query = (query: Acs3Request["query"]): string =>
  Object.entries(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join("&");

/**
 * The headers of a signed POST without a body to Alibaba Cloud, version 3 of its signature. The host is signed
 * too, and set by whoever sends.
 */
export function signAcs3(request: Acs3Request, key: Acs3Key): Record<string, string> {
  const headers = {
    "x-acs-action": request.action,
    "x-acs-content-sha256": sha256(""),
    "x-acs-date": `${request.now.toISOString().slice(0, 19)}Z`,
    "x-acs-signature-nonce": request.nonce,
    "x-acs-version": request.version,
  };
  const signed: Record<string, string> = { host: request.host, ...headers };
  const names = Object.keys(signed).toSorted();
  const canonical = [
    "POST",
    request.path,
    writeAcs3Query(request.query),
    ...names.map((name) => `${name}:${signed[name]}`),
    "",
    names.join(";"),
    headers["x-acs-content-sha256"],
  ].join("\n");
  const signature = createHmac("sha256", key.accessKeySecret)
    .update(`${algorithm}\n${sha256(canonical)}`)
    .digest("hex");
  const authorization = `${algorithm} Credential=${key.accessKeyId},SignedHeaders=${names.join(";")},Signature=${signature}`;
  return { ...headers, authorization };
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** RFC 3986: what encodeURIComponent leaves bare is encoded too. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
