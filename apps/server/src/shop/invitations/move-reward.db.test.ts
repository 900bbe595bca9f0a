import { ok } from "@sampan/domain/kernel/result";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { insertCustomer } from "../../../../../tests/support/test-people.ts";
import { writtenTransfers } from "../../../../../tests/support/written-transfers.ts";
import { settle } from "../../kernel/db/settle.ts";
import { giveReward, takeFromInviter } from "./move-reward.ts";
import type { HeldReward } from "./reward-queries.ts";

const { db } = await openTestDatabase();
const now = new Date("2026-03-02T04:00:00Z");

const rewardOf = async (number: string) => {
  const { id: account_id } = await insertCustomer(db, now);
  return { number, account_id, taken: 0 } as HeldReward;
};
const give = (reward: HeldReward, given: Parameters<typeof giveReward>[2]["given"]) =>
  settle(db, async (open) => ok(await giveReward(open, reward, { given, now })));
async function take(reward: HeldReward, back: Parameters<typeof takeFromInviter>[2]["back"]) {
  const settled = await settle(db, async (open) =>
    ok(await takeFromInviter(open, reward, { back, now })),
  );
  return settled.ok && settled.value;
}
const at = { remark: {}, created_at: now };

test("what a friend brings is points of loyalty's or a red packet of promotion's, once [INV-01]", async () => {
  const reward = await rewardOf("IR1");
  for (const _ of ["once", "again"]) await give(reward, { currency: "PTS", amount: 200 });
  const thai = await rewardOf("IR2");
  await give(thai, { currency: "THB", amount: 5_000 });
  expect(await writtenTransfers(db, "IR1")).toEqual([
    {
      idempotency_key: "invite_reward:IR1",
      kind: "invite_reward",
      ...at,
      moved: { "points PTS": 200, "loyalty PTS": -200 },
    },
  ]);
  expect((await writtenTransfers(db, "IR2")).map(({ moved }) => moved)).toEqual([
    { "bonus THB": 5_000, "promotion THB": -5_000 },
  ]);
});

test("it is taken back as far as it is there, in steps that have names of their own", async () => {
  const reward = await rewardOf("IR3");
  await give(reward, { currency: "TWD", amount: 300 });
  expect(await take(reward, { currency: "TWD", amount: 100 })).toBe(100);
  expect(await take({ ...reward, taken: 100 }, { currency: "TWD", amount: 900 })).toBe(200);
  expect(await take({ ...reward, taken: 300 }, { currency: "TWD", amount: 1 })).toBe(0);
  expect(await take(await rewardOf("IR4"), { currency: "PTS", amount: 1 })).toBe(0);
  const [, ...taken] = await writtenTransfers(db, "IR3");
  expect(taken).toEqual([
    {
      idempotency_key: "invite_taken_back:IR3:0",
      kind: "invite_taken_back",
      ...at,
      moved: { "bonus TWD": -100, "promotion TWD": 100 },
    },
    {
      idempotency_key: "invite_taken_back:IR3:100",
      kind: "invite_taken_back",
      ...at,
      moved: { "bonus TWD": -200, "promotion TWD": 200 },
    },
  ]);
});
