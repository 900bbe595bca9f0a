import type { FastifyRequest } from "fastify";

/**
 * The fields of a multipart body, the file as its bytes. It is read only once it is known who asks, so
 * that a stranger cannot make us hold megabytes. A body of another type has no file.
 */
export async function readUpload(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) return {};
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    fields[part.fieldname] = part.type === "file" ? await part.toBuffer() : part.value;
  }
  return fields;
}
