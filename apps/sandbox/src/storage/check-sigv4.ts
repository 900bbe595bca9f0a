import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";

const shape =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;
const needed = ["host", "x-amz-content-sha256", "x-amz-date"];
const skew_ms_max = 15 * 60_000;

interface Key {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** What a store says of a question it does not believe, by status and code; undefined lets it in. */
export function checkSigV4(
  request: FastifyRequest,
  { key, now, body }: { key: Key; now: Date; body: Uint8Array },
): { status: number; code: string } | undefined {
  const [, keyId, day = "", region = "", names = "", signature = ""] =
    shape.exec(request.headers.authorization ?? "") ?? [];
  if (keyId === undefined) return { status: 403, code: "AccessDenied" };
  if (keyId !== key.accessKeyId) return { status: 403, code: "InvalidAccessKeyId" };
  if (region !== key.region) return { status: 400, code: "AuthorizationHeaderMalformed" };
  const signed = names.split(";");
  if (needed.some((name) => !signed.includes(name))) return { status: 403, code: "AccessDenied" };
  const header = (name: string): string => String(request.headers[name] ?? "").trim();
  const at = header("x-amz-date");
  const [path = "", query = ""] = request.url.split("?");
  const canonical = [
    request.method,
    path,
    query.split("&").toSorted().join("&"),
    ...signed.map((name) => `${name}:${header(name)}`),
    "",
    names,
    header("x-amz-content-sha256"),
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", at, scope, sha256(canonical)].join("\n");
  const signingKey = [day, region, "s3", "aws4_request"].reduce<Buffer | string>(
    (secret, part) => hmac(secret, part),
    `AWS4${key.secretAccessKey}`,
  );
  const expected = hmac(signingKey, text);
  if (!timingSafeEqual(expected, Buffer.from(signature, "hex")))
    return { status: 403, code: "SignatureDoesNotMatch" };
  if (!(Math.abs(momentOf(at) - now.getTime()) < skew_ms_max) || !at.startsWith(day))
    return { status: 403, code: "RequestTimeTooSkewed" };
  if (sha256(body) !== header("x-amz-content-sha256"))
    return { status: 400, code: "XAmzContentSHA256Mismatch" };
  return undefined;
}

/** `20130524T000000Z` */
const momentOf = (at: string): number =>
  Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
const sha256 = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex");
const hmac = (secret: Buffer | string, text: string): Buffer =>
  createHmac("sha256", secret).update(text).digest();
