import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { insertCustomer } from "../../../../../tests/support/test-people.ts";
import { writtenTransfers } from "../../../../../tests/support/written-transfers.ts";
import { giveCredit } from "./give-credit.ts";

const { db } = await openTestDatabase();
const now = new Date("2026-03-02T04:00:00Z");

test("points come from what loyalty gives, a red packet from promotion, and each once for its key [WAL-45] [PROMO-18]", async () => {
  const { id: accountId } = await insertCustomer(db, now);
  const credit = { accountId, each: 50, tid: "GR1", now };
  for (const _ of ["once", "again"]) {
    await giveCredit(db, { ...credit, kind: "points", currency: "PTS", key: "grant:1" });
    await giveCredit(db, { ...credit, kind: "bonus", currency: "TWD", key: "grant:2" });
  }
  const at = { remark: {}, created_at: now };
  expect(await writtenTransfers(db, "GR1")).toEqual([
    {
      idempotency_key: "grant:1",
      kind: "points_given",
      ...at,
      moved: { "points PTS": 50, "loyalty PTS": -50 },
    },
    {
      idempotency_key: "grant:2",
      kind: "bonus_granted",
      ...at,
      moved: { "bonus TWD": 50, "promotion TWD": -50 },
    },
  ]);
});
