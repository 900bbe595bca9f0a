import { expect, test } from "vitest";
import { newListing } from "../../../../../tests/support/fake-marketplace.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { storeListing } from "../catalogue/store-listing.ts";
import { findProduct } from "../catalogue/find-product.ts";
import { createTokenStore } from "./create-token-store.ts";

const { db, needs, clock } = await openTestApp();
const settings = needs.settings.at(clock.now());

test("two processes that store one product at once leave the whole of one answer", async () => {
  const [white, black] = newListing().skus;
  const { thid_item_id } = newListing();
  const pricedAt = (price: number) =>
    newListing({
      thid_item_id,
      title: `价格${price}`,
      // The order differs too, as it does between answers of a marketplace.
      skus: [white!, black!].map((sku) => ({ ...sku, price })).toSorted(() => (price % 200) - 50),
    });
  for (let round = 1; round <= 10; round += 1) {
    const prices = Array.from({ length: 8 }, (_, at) => round * 1000 + at * 100);
    await Promise.all(
      prices.map((price) => storeListing(db, pricedAt(price), { settings, now: clock.now() })),
    );
    const stored = await findProduct(db, { platform: 3, thid_item_id });
    const price = stored?.product.min_price ?? 0;
    expect(prices).toContain(price);
    expect(stored?.product.item_name).toBe(`价格${price}`);
    expect(stored?.skus.map((sku) => sku.price)).toEqual([price, price]);
  }
});

test("of many processes that keep renewed tokens at once the newest is kept", async () => {
  const given = { access_token: "given", refresh_token: "given-refresh" };
  const keepAt = (second: number) =>
    createTokenStore(
      { ...needs, clock: () => new Date(clock.now().getTime() + second * 1000) },
      "race",
      given,
    ).keep({ access_token: `access-${second}`, refresh_token: `refresh-${second}` });
  await Promise.all([7, 3, 9, 1, 8, 2, 6, 4, 5].map(keepAt));
  expect(await createTokenStore(needs, "race", given).read()).toEqual({
    access_token: "access-9",
    refresh_token: "refresh-9",
  });
});
