import { randomUUID } from "node:crypto";
import type { Db } from "../../apps/server/src/kernel/db/db.ts";
import { postTransfer } from "../../apps/server/src/money/ledger/post-transfer.ts";

/** What a test gave somebody is nobody's transfer: takes so many cents of dollars out of what the books say that banks hold. */
export async function takeFromBanks(db: Db, cents: number, now: Date): Promise<void> {
  await postTransfer(db, {
    idempotency_key: `given:${randomUUID()}`,
    kind: "correction",
    currency: "TWD",
    tid: "",
    entries: [
      { account: { clearing: "bank" }, amount: cents },
      { account: { clearing: "correction" }, amount: -cents },
    ],
    now,
  });
}
