import { ok } from "@sampan/domain/kernel/result";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { insertCustomer } from "../../../../../tests/support/test-people.ts";
import { writtenTransfers } from "../../../../../tests/support/written-transfers.ts";
import { settle } from "../../kernel/db/settle.ts";
import { grantPoints } from "./grant-points.ts";
import { takePointsBack } from "./take-points-back.ts";

const { db } = await openTestDatabase();
const now = new Date("2026-03-02T04:00:00Z");

async function take(
  accountId: number,
  { tid, key, points }: { tid: string; key: string; points: number },
) {
  const settled = await settle(db, async (open) =>
    ok(await takePointsBack(open, { accountId, tid, key, points, now })),
  );
  return settled.ok && settled.value;
}

test("points are taken back as far as they are there, each time under a name of its own [PTS-04]", async () => {
  const { id } = await insertCustomer(db, now);
  const tid = "SP260302TAKE1";
  await grantPoints(db, { accountId: id, tid, points: 20, now });
  expect(await take(id, { tid, key: "R1", points: 15 })).toBe(15);
  expect(await take(id, { tid, key: "R2", points: 15 })).toBe(5);
  expect(await take(id, { tid, key: "R3", points: 1 })).toBe(0);
  const [, ...taken] = await writtenTransfers(db, tid);
  const taking = { kind: "points_taken_back", remark: {}, created_at: now };
  expect(taken).toEqual([
    {
      ...taking,
      idempotency_key: "points_taken_back:R1",
      moved: { "points PTS": -15, "loyalty PTS": 15 },
    },
    {
      ...taking,
      idempotency_key: "points_taken_back:R2",
      moved: { "points PTS": -5, "loyalty PTS": 5 },
    },
  ]);
});

test("nothing is taken of nothing, nor of whoever never had points", async () => {
  const { id } = await insertCustomer(db, now);
  const tid = "SP260302TAKE2";
  expect(await take(id, { tid, key: "R4", points: 5 })).toBe(0);
  await grantPoints(db, { accountId: id, tid, points: 20, now });
  expect(await take(id, { tid, key: "R5", points: 0 })).toBe(0);
  expect(await take(id, { tid, key: "R6", points: -5 })).toBe(0);
  expect(await writtenTransfers(db, tid)).toHaveLength(1);
});
