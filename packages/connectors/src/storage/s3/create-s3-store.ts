import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Outbound, OutboundAnswer } from "../../outbound/outbound.ts";
import type { SourceFailure, SourceFailureCode } from "../../outbound/source-failure.ts";
import type { ObjectStore } from "../object-store.ts";
import { type S3Key, signS3 } from "./sign-s3.ts";

export interface S3Config extends S3Key {
  /** Scheme and host, e.g. https://s3.ap-northeast-1.amazonaws.com; the bucket is named in the path, which all of them understand. */
  readonly baseUrl: string;
  readonly bucket: string;
}

/** A person's own data are the largest objects. */
const object_bytes_max = 64_000_000;
const wait_ms_max = 30_000;

/** Codes in which such stores say what an operator has to mend. */
const codeByS3Code: Readonly<Record<string, SourceFailureCode>> = {
  NoSuchKey: "not_found",
  NoSuchBucket: "disabled",
  AccessDenied: "disabled",
  InvalidAccessKeyId: "disabled",
  SignatureDoesNotMatch: "disabled",
  RequestTimeTooSkewed: "disabled",
  // Two writers of one key at once; the later one is to come again.
  OperationAborted: "transient",
  ConditionalRequestConflict: "transient",
};

/**
 * A bucket of Amazon S3 or of what speaks like it. Every question may be asked twice: the same bytes under the same
 * key are the same object.
 */
export function createS3Store(
  config: S3Config,
  outbound: Outbound,
  { now }: { readonly now: () => Date },
): ObjectStore {
  const source = outbound.source("s3", "configured", {
    bodyLimit_bytes: object_bytes_max,
    totalTimeout_ms: wait_ms_max,
  });

  async function ask<T>(
    method: "GET" | "PUT" | "DELETE",
    key: string,
    { body, read }: { body?: Uint8Array; read: (answer: OutboundAnswer) => T },
  ): Promise<Result<T, SourceFailure>> {
    const url = `${config.baseUrl}/${config.bucket}/${key}`;
    const headers = await signS3({ method, url, ...(body && { body }), now: now() }, config);
    return source.ask({
      repeatable: true,
      request: { method, url, headers, ...(body && { body }) },
      read: (answer) =>
        answer.status < 300 ? ok(read(answer)) : refuse(failureOf(source.name, answer)),
    });
  }

  return {
    put: (key, body) => ask("PUT", key, { body, read: nothing }),
    get: (key) => ask("GET", key, { read: ({ body }) => body }),
    async remove(key) {
      const removed = await ask("DELETE", key, { read: nothing });
      return !removed.ok && removed.error.code === "not_found" ? ok(undefined) : removed;
    },
  };
}

const nothing = (): void => undefined;

/** What it says is an XML document, of which one word matters. */
function failureOf(source: string, { status, body }: OutboundAnswer): SourceFailure {
  const [, said] = /<Code>(\w{1,64})<\/Code>/.exec(new TextDecoder().decode(body)) ?? [];
  return {
    code: (said && codeByS3Code[said]) || "rejected",
    source,
    detail: `HTTP ${status}`,
    ...(said && { upstream_code: said }),
  };
}
