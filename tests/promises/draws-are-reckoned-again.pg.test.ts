import { queryDraws, takeBonus } from "@sampan/contract/shop/campaigns";
import { moveCampaign } from "@sampan/contract/shop/staff-campaigns";
import { expect, test, vi } from "vitest";
import { checkDraws } from "../../apps/storefront/src/shop/campaigns/check-draws.ts";
import { openTestApp } from "../support/test-app.ts";
import { points, publishCampaign } from "../support/test-campaigns.ts";
import { valueOf } from "../support/value-of.ts";
import { sizeOf, tellPromise } from "./support/tell-promise.ts";

// The control: a page that believes what it is told of each draw.
const reckoning = vi.hoisted(() => ({ isOff: false }));
vi.mock(import("../../apps/storefront/src/shop/campaigns/reckon-draw.ts"), async (original) => {
  const real = await original();
  return {
    ...real,
    reckonDraw: (key, draw) =>
      reckoning.isOff ? Promise.resolve(draw.place) : real.reckonDraw(key, draw),
  };
});

const { customer, visitor, staff, clock, db } = await openTestApp();
const marketing = await staff("marketing");
const takes = sizeOf({ quick: 60, full: 300 });
const people = 20;

const prizes = [
  { ...points, amount: 10, odds_bp: 3_000 },
  { ...points, amount: 50, odds_bp: 1_000 },
];
const places = [null, 1, 2];

/** A campaign that was drawn from and is over; its number and what the database holds of each draw. */
async function openDrawn() {
  const most = takes * 50;
  const open = await publishCampaign(marketing, clock.now(), {
    gift: "draw",
    prizes,
    budgets: [{ currency: "PTS", most }],
    per_person: takes,
    per_day: takes,
  });
  const takers = await Promise.all(Array.from({ length: people }, () => customer()));
  for (let at = 0; at < takes / people; at += 1)
    for (const taker of takers) valueOf(await taker.call(takeBonus, { data: open.id }));
  const end = { id: open.id, version: open.version, step: "end" } as const;
  valueOf(await marketing.call(moveCampaign, end));
  const rows = await db
    .selectFrom("campaign_takes")
    .select(["id", "place", "serial"])
    .where("serial", "is not", null)
    .orderBy("serial")
    .execute();
  return { id: open.id, rows };
}

const { id, rows } = await openDrawn();
/** As a reader's page does it, in pages that are smaller than the whole. */
const check = () =>
  checkDraws(async (page) =>
    valueOf(await visitor().call(queryDraws, { id, page, page_size: takes / 3 })),
  );

/** Writes another result, or none, for each draw in turn, and counts how many of these records a page calls right. */
async function countUnnoticed(): Promise<{ readonly tried: number; readonly unnoticed: number }> {
  let [tried, unnoticed] = [0, 0];
  for (const { id: take, place, serial } of rows) {
    const set = (change: { readonly place?: number | null; readonly serial?: number | null }) =>
      db.updateTable("campaign_takes").set(change).where("id", "=", take).execute();
    for (const other of places.filter((one) => one !== place)) {
      await set({ place: other });
      tried += 1;
      if ((await check()).isTrue) unnoticed += 1;
    }
    await set({ place, serial: takes + 1 });
    tried += 1;
    if ((await check()).isTrue) unnoticed += 1;
    await set({ serial });
  }
  return { tried, unnoticed };
}

test("a draw is recomputed from its seed, and any changed entry is noticed [BO-37]", async () => {
  const untouched = await check();
  const { tried, unnoticed } = await countUnnoticed();
  reckoning.isOff = true;
  const control = await countUnnoticed();
  reckoning.isOff = false;
  tellPromise({
    promise: 63,
    name: "draws are reckoned again",
    target: "0 changed entries unnoticed",
    figure: `${untouched.checked} draws right, ${unnoticed} of ${tried} changes unnoticed; a page that believes results missed ${control.unnoticed}`,
  });
  expect(untouched).toMatchObject({ isTrue: true, checked: takes, total: takes });
  expect(unnoticed).toBe(0);
  expect(control.unnoticed).toBeGreaterThanOrEqual(takes * 2);
  expect(await check()).toEqual(untouched);
});
