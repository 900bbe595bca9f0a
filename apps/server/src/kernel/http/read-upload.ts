import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createAllowance, type GiveBack } from "./create-allowance.ts";

const files = "multipart/form-data";

/** A form with files that no call asks for is not read, and not an error: the call has no fields from it. */
export function leaveFilesUnread(app: FastifyInstance): void {
  app.addContentTypeParser(files, (_request, _body, done) => done(null));
}

/** Takes files in a scope of its own, because whoever takes them watches every request of his scope to its end. */
export async function takeFiles(scope: FastifyInstance): Promise<void> {
  scope.removeContentTypeParser(files);
  await scope.register(multipart, {
    limits: { files: 1, fields: 10, fieldSize: 1_600 },
    throwFileSizeLimit: false,
  });
}

/** What of one person's uploads may lie in memory at once, and of everybody's; staff have their own. */
const inHand = { all: 192_000_000, each: 24_000_000 };
const takeForCustomer = createAllowance(inHand);
const takeForStaff = createAllowance(inHand);

/** A form's own words around its file. */
const form_bytes = 16_000;

/**
 * Room in memory for what a request is about to send, until it is given back; undefined when whoever sends it,
 * or everybody together, has sent so much that nobody has looked at yet.
 */
export function takeRoom(
  request: FastifyRequest,
  { who, isStaff, file_bytes }: { who: string; isStaff: boolean; file_bytes: number },
): GiveBack | undefined {
  const most = file_bytes + form_bytes;
  // A body that does not say how long it is may be as long as we read.
  const announced = Number(request.headers["content-length"] ?? most);
  return (isStaff ? takeForStaff : takeForCustomer)(who, Math.min(announced, most));
}

/** A multipart body that breaks off or names no boundary; whoever sent it is told so. */
class UnreadableBody extends Error {
  override readonly name = "UnreadableBody";
  readonly statusCode = 400;
}

/**
 * The fields of a multipart body, the file as its bytes. It is read only once it is known who asks, so
 * that a stranger cannot make us hold megabytes. Of a file that is larger than this one byte more is kept, which
 * tells that it is. A body of another type has no file.
 */
export async function readUpload(
  request: FastifyRequest,
  file_bytes: number,
): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) return {};
  const fields: Record<string, unknown> = {};
  try {
    const limits = { fileSize: file_bytes + 1 };
    for await (const part of request.parts({ limits })) {
      fields[part.fieldname] = part.type === "file" ? await part.toBuffer() : part.value;
    }
  } catch (error) {
    // What is refused by a limit says so itself; the parser has no word for what it cannot read.
    if (error instanceof Error && "statusCode" in error) throw error;
    throw new UnreadableBody("the multipart body cannot be read", { cause: error });
  }
  return fields;
}
