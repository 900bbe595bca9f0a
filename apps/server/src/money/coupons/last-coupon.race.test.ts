import { takeCoupon } from "@sampan/contract/money/coupons";
import { giveCoupons } from "@sampan/contract/money/staff-grants";
import { addDays } from "@sampan/domain/kernel/business-time";
import { expect, test } from "vitest";
import { insertTemplate } from "../../../../../tests/support/test-coupons.ts";
import { openTwoServers } from "../../../../../tests/support/two-servers.ts";
import { refusalOf } from "../../../../../tests/support/value-of.ts";

const { servers, customer, staff, db } = await openTwoServers();

test("of people at two processes who want the last coupon at once one gets it [CPN-15]", async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => customer()));
  for (let round = 0; round < 3; round += 1) {
    const now = new Date();
    const { id, code } = await insertTemplate(db, now, { copies: 1 });
    const answers = await Promise.all(
      people.map(async (person, at) =>
        refusalOf(await person.at(servers[at % 2 === 0 ? 0 : 1].url).call(takeCoupon, { code })),
      ),
    );
    expect(answers.toSorted()).toEqual(["accepted", ...Array<string>(7).fill("coupon_gone")]);
    expect(await countOf(id)).toBe(1);
  }
});

test("an account that takes at two processes at once has no more than it may have [CPN-15]", async () => {
  const ming = await customer();
  const { id, code } = await insertTemplate(db, addDays(new Date(), 0), { per_account: 2 });
  const answers = await Promise.all(
    Array.from({ length: 6 }, async (_, at) =>
      refusalOf(await ming.at(servers[at % 2 === 0 ? 0 : 1].url).call(takeCoupon, { code })),
    ),
  );
  expect(answers.filter((answer) => answer === "accepted")).toHaveLength(2);
  expect(await countOf(id)).toBe(2);
});

test("staff who give the rest while somebody takes one give all of it or nothing [BO-36]", async () => {
  const [ming, marketing] = [await customer(), await staff("marketing")];
  const others = await Promise.all(Array.from({ length: 3 }, () => customer()));
  const { id, code } = await insertTemplate(db, new Date(), { copies: 3 });
  const [taken, given] = await Promise.all([
    ming.at(servers[0].url).call(takeCoupon, { code }),
    marketing.at(servers[1].url).call(giveCoupons, {
      code,
      each: 1,
      accounts: others.map(({ uid }) => uid).join("\n"),
      reason: "race",
      is_trial: false,
    }),
  ]);
  const answers = [refusalOf(taken), refusalOf(given)];
  expect(answers.toSorted()).toEqual(["accepted", "coupon_gone"]);
  expect(await countOf(id)).toBe(answers[0] === "accepted" ? 1 : 3);
});

async function countOf(template: number): Promise<number> {
  const coupons = await db
    .selectFrom("coupons")
    .select("id")
    .where("template_id", "=", template)
    .execute();
  return coupons.length;
}
