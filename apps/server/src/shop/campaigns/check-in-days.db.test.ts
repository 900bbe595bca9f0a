import { takeBonus } from "@sampan/contract/shop/campaigns";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { points, publishCampaign } from "../../../../../tests/support/test-campaigns.ts";
import { insertSession } from "../../../../../tests/support/test-people.ts";
import type { TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { refusalOf } from "../../../../../tests/support/value-of.ts";

const { clock, customer, db, staff } = await openTestApp();

test("a day of a check-in begins at midnight of whoever takes it, in Taiwan an hour before Thailand, over a leap day as well [BO-37] [PROMO-07]", async () => {
  clock.set(new Date("2028-02-28T15:59:00Z"));
  const people = { TW: await customer({ region: "TW" }), TH: await customer({ region: "TH" }) };
  const { id } = await publishCampaign(await staff("marketing"), clock.now(), {
    gift: "check_in",
    per_person: 30,
    prizes: [1, 2, 3].map((amount) => ({ ...points, amount })),
  });
  const take = async (who: TestCustomer) => {
    who.cookies.set("session_id", await insertSession(db, clock.now(), who.id));
    const answer = await who.call(takeBonus, { data: id });
    return answer.ok ? answer.value.data.streak : refusalOf(answer);
  };
  const both = async (utc: string) => {
    clock.set(new Date(utc));
    return { TW: await take(people.TW), TH: await take(people.TH) };
  };
  expect(await both("2028-02-28T15:59:59Z")).toEqual({ TW: 1, TH: 1 });
  expect(await both("2028-02-28T16:00:00Z")).toEqual({ TW: 2, TH: "campaign_taken_today" });
  expect(await both("2028-02-28T17:00:00Z")).toEqual({ TW: "campaign_taken_today", TH: 2 });
  // The 29th of February is a day like any other.
  expect(await both("2028-02-29T16:59:59Z")).toEqual({ TW: 3, TH: "campaign_taken_today" });
  expect(await both("2028-02-29T17:00:00Z")).toEqual({ TW: "campaign_taken_today", TH: 3 });
});
