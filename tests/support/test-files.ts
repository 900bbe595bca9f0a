import { randomBytes } from "node:crypto";
import type { Db } from "../../apps/server/src/kernel/db/db.ts";

/** What somebody uploaded to show with a request; answers its address. There are no bytes behind it. */
export async function storeProof(
  db: Db,
  wish: { readonly accountId: number; readonly now: Date; readonly kind?: "request" | "claim" },
): Promise<string> {
  const key = randomBytes(20).toString("hex");
  const { accountId, now, kind = "request" } = wish;
  const file = { kind, mime: "image/webp", bytes: 9, width: 1, height: 1 } as const;
  await db
    .insertInto("files")
    .values({ ...file, key, account_id: accountId, created_at: now })
    .execute();
  return `/files/${key}`;
}
