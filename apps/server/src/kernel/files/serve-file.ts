import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../db/db.ts";
import { failure } from "../http/envelope.ts";
import type { Edge } from "../http/mount.ts";
import type { FileNeeds } from "./file-needs.ts";
import { findFile, type FileRow } from "./file-queries.ts";
import { fileUrl, keyOfFileUrl } from "./file-url.ts";
import { readFile } from "./stored-file.ts";

/** A stored file, as far as who may read it depends on it. */
export type ReadableFile = Pick<FileRow, "key" | "account_id" | "staff_id" | "kind">;

/** Whether a file that is not for everybody concerns whoever asks for it. */
export type MayReadFile = (
  db: Db,
  file: ReadableFile,
  asked: { readonly request: FastifyRequest; readonly reply: FastifyReply },
) => Promise<boolean>;

/**
 * Serves a stored picture to whom it concerns: who uploaded it, the customer whose package it shows, and
 * staff whose work needs its kind. For everybody else it does not exist; pictures of own goods and of popups and logos
 * of banks are for all. It is sent as what we made of it, and no browser will run it. [UPL-05]
 */
export function serveFiles(edge: Edge, needs: FileNeeds, mayRead: MayReadFile): void {
  edge.app.get<{ Params: { key: string } }>("/files/:key", async (request, reply) => {
    const key = keyOfFileUrl(fileUrl(request.params.key));
    const file = key === undefined ? undefined : await findFile(edge.db, key);
    const isForReader =
      file && (isForEverybody(file) || (await mayRead(edge.db, file, { request, reply })));
    const bytes = isForReader ? await readFile(edge.db, file, needs) : undefined;
    if (!file || !bytes) {
      const refusal = { code: "file_unknown" } as const;
      return reply.code(404).send(failure(refusal, edge.words(refusal, request)));
    }
    return reply
      .header("content-type", file.mime)
      .header(
        "content-disposition",
        file.kind === "export" ? `attachment; filename="${exportName}"` : "inline",
      )
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("x-content-type-options", "nosniff")
      .header("cross-origin-resource-policy", "same-origin")
      .header(
        "cache-control",
        isForEverybody(file) ? "public, max-age=86400, immutable" : "no-store",
      )
      .send(bytes);
  });
}

const exportName = "sampan-my-data.zip";

/** They stand in the shop window. What is somebody's own is left lying in no browser. */
const isForEverybody = ({ kind }: FileRow): boolean =>
  kind === "goods" || kind === "logo" || kind === "popup";
