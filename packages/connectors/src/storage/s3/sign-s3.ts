import { createHash } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";

/** Whose key opens a bucket. */
export interface S3Key {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface S3Question {
  readonly method: "GET" | "PUT" | "DELETE";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  readonly now: Date;
}

/** The headers under which a question is believed: signed with the sum of its body, so none of it can be changed on its way. */
export async function signS3(
  { method, url, headers, body = new Uint8Array(), now }: S3Question,
  key: S3Key,
): Promise<Record<string, string>> {
  const signer = new AwsV4Signer({
    method,
    url,
    headers: { ...headers, "x-amz-content-sha256": sha256(body) },
    service: "s3",
    ...key,
    datetime: now.toISOString().replace(/[:-]|\.\d{3}/g, ""),
    allHeaders: true,
  });
  const signed = await signer.sign();
  return Object.fromEntries(signed.headers);
}

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
