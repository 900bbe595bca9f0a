import type { FileNeeds } from "./file-needs.ts";
import { findFilesOfKindBefore } from "./file-queries.ts";
import { removeFile } from "./remove-file.ts";

const keep_ms = 7 * 24 * 3_600_000;

/** Removes photos that people searched with: what they show is nobody's business for longer than it is of use. */
export async function sweepSearchPhotos(
  { database: { db }, files }: Pick<FileNeeds, "database" | "files">,
  now: Date,
): Promise<void> {
  const old = await findFilesOfKindBefore(db, "search", new Date(now.getTime() - keep_ms));
  for (const key of old) await removeFile(db, key, files);
}
