import type { Db } from "../db/db.ts";
import { deleteFile } from "./file-queries.ts";
import type { FileStore } from "./file-store.ts";

/** Removes a file: from the store first, since a row without its file is found again, a file without its row never. */
export async function removeFile(db: Db, key: string, files: FileStore): Promise<void> {
  await files.remove(key);
  await deleteFile(db, key);
}
