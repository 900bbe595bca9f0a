import type { Db } from "../db/db.ts";
import type { FileNeeds } from "./file-needs.ts";
import { insertFile } from "./file-queries.ts";
import { putFile } from "./stored-file.ts";

const key_bytes = 20;

/** Keeps a person's copy of their data where only they can fetch it; answers its key. */
export async function storeExport(
  db: Db,
  { accountId, zip, now }: { accountId: number; zip: Uint8Array; now: Date },
  needs: Pick<FileNeeds, "files" | "config" | "chance">,
): Promise<string> {
  const key = Buffer.from(needs.chance(key_bytes)).toString("hex");
  const sealed = await putFile(db, { key, kind: "export", bytes: zip, accountId, now }, needs);
  await insertFile(db, {
    key,
    account_id: accountId,
    kind: "export",
    mime: "application/zip",
    bytes: zip.length,
    width: 0,
    height: 0,
    sealed,
    created_at: now,
  });
  return key;
}
