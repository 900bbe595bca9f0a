import type { Needs } from "../needs.ts";
import { deleteFile, findOldSearchPhotos } from "./file-queries.ts";

const keep_ms = 7 * 24 * 3_600_000;

/** Removes photos that people searched with: what they show is nobody's business for longer than it is of use. */
export async function sweepSearchPhotos(
  { database: { db }, files }: Pick<Needs, "database" | "files">,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - keep_ms);
  for (const key of await findOldSearchPhotos(db, before)) {
    // The file first: a row without its file is swept again, a file without its row never.
    await files.remove(key);
    await deleteFile(db, key);
  }
}
