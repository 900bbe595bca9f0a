import { refuse, ok, type Result } from "@sampan/domain/kernel/result";
import { errors, request as send, type Dispatcher } from "undici";
import type { OutboundAnswer, OutboundRequest } from "./outbound.ts";

/** Why no complete answer came back. */
export interface WireFailure {
  readonly detail: string;
  readonly cause?: unknown;
  /** The answer has more bytes than we read. */
  readonly isTooLong?: boolean;
}

interface Wire {
  readonly agent: Dispatcher;
  readonly bodyLimit_bytes: number;
}

/**
 * Sends one request and reads the whole answer. Redirects are answers, not instructions.
 * A wire that times out, breaks or floods us is a value; a request we built wrongly is a fault.
 */
export async function sendOnce(
  wire: Wire,
  request: OutboundRequest,
  signal: AbortSignal,
): Promise<Result<OutboundAnswer, WireFailure>> {
  try {
    const { statusCode, headers, body } = await send(request.url, {
      dispatcher: wire.agent,
      method: request.method,
      signal,
      ...(request.headers && { headers: request.headers }),
      ...(request.body !== undefined && { body: request.body }),
    });
    const bytes = await readUpTo(body, wire.bodyLimit_bytes);
    if (!bytes) {
      const detail = `answer is larger than ${wire.bodyLimit_bytes} bytes`;
      return refuse({ detail, isTooLong: true });
    }
    return ok({ status: statusCode, headers, body: bytes });
  } catch (cause) {
    if (cause instanceof errors.InvalidArgumentError || cause instanceof TypeError) throw cause;
    return refuse({ detail: `no answer: ${wireErrorName(cause)}`, cause });
  }
}

async function readUpTo(
  body: AsyncIterable<Uint8Array>,
  limit_bytes: number,
): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early destroys the stream and with it the connection.
  for await (const piece of body) {
    size += piece.byteLength;
    if (size > limit_bytes) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces, size);
}

function wireErrorName(cause: unknown): string {
  if (!(cause instanceof Error)) return "unknown";
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.name;
}
