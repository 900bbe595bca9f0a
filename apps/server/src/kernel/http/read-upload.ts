import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";

const files = "multipart/form-data";

/** A form with files that no call asks for is not read, and not an error: the call has no fields from it. */
export function leaveFilesUnread(app: FastifyInstance): void {
  app.addContentTypeParser(files, (_request, _body, done) => done(null));
}

/** Takes files in a scope of its own, because whoever takes them watches every request of his scope to its end. */
export async function takeFiles(scope: FastifyInstance): Promise<void> {
  scope.removeContentTypeParser(files);
  await scope.register(multipart, { limits: { fileSize: 20_000_000, files: 1, fields: 10 } });
}

/** A multipart body that breaks off or names no boundary; whoever sent it is told so. */
class UnreadableBody extends Error {
  override readonly name = "UnreadableBody";
  readonly statusCode = 400;
}

/**
 * The fields of a multipart body, the file as its bytes. It is read only once it is known who asks, so
 * that a stranger cannot make us hold megabytes. A body of another type has no file.
 */
export async function readUpload(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) return {};
  const fields: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      fields[part.fieldname] = part.type === "file" ? await part.toBuffer() : part.value;
    }
  } catch (error) {
    // What is refused by a limit says so itself; the parser has no word for what it cannot read.
    if (error instanceof Error && "statusCode" in error) throw error;
    throw new UnreadableBody("the multipart body cannot be read", { cause: error });
  }
  return fields;
}
