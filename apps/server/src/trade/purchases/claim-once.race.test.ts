import { claimPurchases } from "@sampan/contract/trade/purchases/staff-purchases";
import { beforeAll, expect, test } from "vitest";
import { openAppBesideServers } from "../../../../../tests/support/app-beside-servers.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { refusalOf } from "../../../../../tests/support/value-of.ts";

const world = await openAppBesideServers();
const { customer, desks, needs, clock } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

test("of buyers who take the same goods on at two processes at once, in whichever order they name them, one has all of them [BO-10]", async () => {
  const buyers = await desks("buyer", 3);
  for (let round = 0; round < 5; round += 1) {
    const ming = await customer();
    const ids = [await journey.paid(ming), await journey.paid(ming)].map((tid) => `${tid}-s1`);
    const outcomes = await Promise.all(
      buyers.map(async (buyer, at) =>
        refusalOf(await buyer.call(claimPurchases, { ids: at % 2 === 0 ? ids : ids.toReversed() })),
      ),
    );
    expect(outcomes.toSorted()).toEqual(["accepted", "claimed_by_other", "claimed_by_other"]);
  }
});
