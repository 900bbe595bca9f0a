import type { FileNeeds } from "./file-needs.ts";
import { findFilesOfErased } from "./file-queries.ts";
import { removeFile } from "./remove-file.ts";

/** Removes what erased people uploaded and what shows their packages, until nothing is left. [ACC-35] */
export async function removeFilesOfErased({
  database: { db },
  files,
}: Pick<FileNeeds, "database" | "files">): Promise<void> {
  for (;;) {
    const keys = await findFilesOfErased(db);
    if (keys.length === 0) return;
    for (const key of keys) await removeFile(db, key, files);
  }
}
