import { takeBonus } from "@sampan/contract/shop/campaigns";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  type CampaignWish,
  points,
  publishCampaign,
} from "../../../../../tests/support/test-campaigns.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { customer, staff, clock } = await openTestApp();
const marketing = await staff("marketing");
type Person = Awaited<ReturnType<typeof customer>>;

const publish = (change: Partial<CampaignWish>) => publishCampaign(marketing, clock.now(), change);
const take = (person: Person, data: string) => person.call(takeBonus, { data });

test("each gift of so many copies is given so often, whatever another campaign gives [BO-37]", async () => {
  const crowd = await Promise.all([customer(), customer(), customer()]);
  const beside = await publish({ prizes: [{ ...points, copies: 2 }] });
  const { id } = await publish({ prizes: [{ ...points, copies: 2 }] });
  const [ming, lan, nok] = crowd;
  for (const person of [ming, lan]) valueOf(await take(person, id));
  expect(refusalOf(await take(nok, id))).toBe("campaign_sold_out");
  // What was given here is not taken from the other, which still has both.
  for (const person of [nok, ming]) valueOf(await take(person, beside.id));
  expect(refusalOf(await take(lan, beside.id))).toBe("campaign_sold_out");
});
