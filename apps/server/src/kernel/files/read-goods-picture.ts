import type { Db } from "../db/db.ts";
import { findFile } from "./file-queries.ts";
import type { FileStore } from "./file-store.ts";
import { keyOfFileUrl } from "./file-url.ts";

/** The bytes behind an address of a picture of own goods, which everybody may see; undefined for any other. */
export async function readGoodsPicture(
  db: Db,
  files: FileStore,
  url: string,
): Promise<Uint8Array | undefined> {
  const key = keyOfFileUrl(url);
  const file = key === undefined ? undefined : await findFile(db, key);
  return file?.kind === "goods" ? files.get(file.key) : undefined;
}
