import { Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { brotliParameters, gzip_level, packingFor, packPage } from "./pack-page.ts";

/** What comes within this after what came before leaves together with it. */
const patience_ms = 10;

/**
 * Sends a page that is rendered at this moment. What is ready is packed together: mostly that is all of it, in one
 * piece. Only a page that waits for something leaves in parts. An encoder that is fed and flushed chunk by chunk
 * costs more than the rendering.
 */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  body: ReadableStream<Uint8Array>,
): Promise<FastifyReply> {
  const packing = packingFor(request.headers["accept-encoding"]);
  reply.removeHeader("content-length");
  if (packing !== "plain") reply.header("content-encoding", packing);
  const parts = readParts(body);
  const first = (await parts.next()).value ?? { bytes: Buffer.alloc(0), isLast: true };
  if (first.isLast) return reply.send(await packPage(first.bytes, packing));
  const page = Readable.from(bytesOf(first, parts));
  if (packing === "plain") return reply.send(page);
  // Each part is one write, and leaves before the next is waited for.
  const packed =
    packing === "br"
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: brotliParameters("soon"),
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: gzip_level });
  page.on("error", (fault) => packed.destroy(fault));
  packed.on("close", () => page.destroy());
  return reply.send(page.pipe(packed));
}

interface Part {
  readonly bytes: Buffer;
  readonly isLast: boolean;
}

async function* bytesOf(first: Part, others: AsyncIterable<Part>): AsyncGenerator<Buffer> {
  yield first.bytes;
  for await (const { bytes } of others) yield bytes;
}

/** What comes without a pause, together. */
async function* readParts(body: ReadableStream<Uint8Array>): AsyncGenerator<Part, undefined> {
  const reader = body.getReader();
  try {
    let chunks: Uint8Array[] = [];
    let next = reader.read();
    for (;;) {
      const came = chunks.length === 0 ? await next : await inTime(next);
      if (!came) {
        yield { bytes: Buffer.concat(chunks), isLast: false };
        chunks = [];
      } else if (came.done) {
        yield { bytes: Buffer.concat(chunks), isLast: true };
        return undefined;
      } else {
        chunks.push(came.value);
        next = reader.read();
      }
    }
  } finally {
    // Of a page that was read to its end nothing is left; one that nobody reads any more is given up.
    await reader.cancel().catch(() => undefined);
  }
}

/** Undefined when it takes longer than the others should wait. */
async function inTime<T>(coming: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience_ms);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
