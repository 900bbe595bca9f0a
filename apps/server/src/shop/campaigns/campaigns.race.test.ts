import { takeBonus } from "@sampan/contract/shop/campaigns";
import { expect, test } from "vitest";
import { bonus, points, publishCampaign } from "../../../../../tests/support/test-campaigns.ts";
import { openTwoServers } from "../../../../../tests/support/two-servers.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";

const { db, staff, customer } = await openTwoServers();
const marketing = await staff("marketing");
const publish = (change: Parameters<typeof publishCampaign>[2]) =>
  publishCampaign(marketing, new Date(), change);

const pointsGiven = async (number: string) =>
  await db
    .selectFrom("transfers")
    .innerJoin("ledger_entries as entry", "entry.transfer_id", "transfers.id")
    .select(({ fn }) => [fn.sum<number>("entry.amount").as("sum"), fn.countAll<number>().as("n")])
    .where("transfers.tid", "=", number)
    .where("entry.amount", ">", 0)
    .executeTakeFirstOrThrow();

test("fifty takes of one person at once, at two processes, give once [CPN-16]", async () => {
  const { id } = await publish({});
  const ming = await customer();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => ming.call(takeBonus, { data: id })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await pointsGiven(id)).sum).toBe(900);
  const takes = await db
    .selectFrom("campaign_takes")
    .select("nth")
    .where("account_id", "=", ming.id)
    .execute();
  expect(takes).toEqual([{ nth: 1 }]);
});

test("the last ten go to ten of two hundred people, and the budget is spent to the point [BO-37]", async () => {
  const budgets = [{ currency: "PTS" as const, most: 9_000 }];
  const { id } = await publish({ prizes: [points], budgets });
  const people = await Promise.all(Array.from({ length: 200 }, () => customer()));
  const answers = await Promise.all(people.map((one) => one.call(takeBonus, { data: id })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  const given = await pointsGiven(id);
  expect([given.sum, given.n]).toEqual([9_000, 10]);
});

test("ten slips of a red packet go to ten of two hundred people, to the cent [BO-37]", async () => {
  const prizes = [{ ...bonus, amount: 10_001, copies: 10 }];
  const { id } = await publish({ gift: "red_packet", prizes });
  const people = await Promise.all(Array.from({ length: 200 }, () => customer()));
  const answers = await Promise.all(people.map((one) => one.call(takeBonus, { data: id })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  const given = await pointsGiven(id);
  expect([given.sum, given.n]).toEqual([10_001, 10]);
  expect(await checkLedger(db)).toEqual([]);
});
