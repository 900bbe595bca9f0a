import { byPlatform } from "@sampan/domain/goods/sourcing/marketplaces/by-marketplace";
import { getAlibabaDetail, getJdDetail } from "@sampan/contract/goods/sourcing/sourcing";
import { beforeEach, describe, expect, test } from "vitest";
import { fakeMarketplace, newListing } from "../../../../../tests/support/fake-marketplace.ts";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const alibaba = fakeMarketplace(3);
const jd = fakeMarketplace(5);
const { needs, visitor, clock } = await openTestApp({
  marketplaces: new Map([
    [3, alibaba.marketplace],
    [5, jd.marketplace],
  ]),
});

beforeEach(() => {
  alibaba.state.failure = undefined;
});

const open = (third_item_id: string) => visitor().call(getAlibabaDetail, { third_item_id });
const opened = async (id: string) => valueOf(await open(id)).data;
const asked = () => alibaba.state.asked;

function offer(change: Parameters<typeof newListing>[0] = {}): string {
  const offered = newListing(change);
  alibaba.state.listings.set(offered.thid_item_id, offered);
  return offered.thid_item_id;
}

/** The renewal behind an answer is done when the copy is young again. */
const renewed = (id: string) =>
  expect.poll(async () => (await opened(id)).is_stale, { interval: 10 }).toBe(false);

describe("a product's stored copy", () => {
  test("is the answer while it is fresh", async () => {
    const id = offer();
    await opened(id);
    const before = asked();
    clock.pass({ minutes: 9 });
    expect(await opened(id)).toMatchObject({ is_stale: false });
    expect(asked()).toBe(before);
  });

  test("is answered at once when it has aged, with its age, and renewed once behind the answer", async () => {
    const id = offer();
    const { fetched_at } = await opened(id);
    const before = asked();
    clock.pass({ hours: 2 });
    alibaba.state.listings.set(id, newListing({ thid_item_id: id, title: "新款连衣裙" }));
    const answers = await alibaba.answerAfter(async () => [
      ...(await Promise.all([opened(id), opened(id)])),
      await opened(id),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({ is_stale: true, fetched_at, item_name: "法式连衣裙 荷叶边" });
    await renewed(id);
    expect(await opened(id)).toMatchObject({ item_name: "新款连衣裙", is_stale: false });
    expect(asked()).toBe(before + 1);
  });

  test("stands while the marketplace is down, however old it is, and says how old [NFR-09]", async () => {
    const id = offer();
    const fresh = await opened(id);
    alibaba.state.failure = "unavailable";
    for (const hours of [2, 24, 24 * 300]) {
      clock.pass({ hours });
      expect(await opened(id)).toMatchObject({
        id: fresh.id,
        is_stale: true,
        fetched_at: fresh.fetched_at,
      });
    }
  });

  test("is found gone by the renewal behind it, and refused from then on [ERR-46]", async () => {
    const id = offer();
    await opened(id);
    clock.pass({ hours: 2 });
    alibaba.state.listings.delete(id);
    expect(await opened(id)).toMatchObject({ is_stale: true });
    await expect.poll(async () => refusalOf(await open(id))).toBe("item_not_found_1688");
  });

  test("of a sold-out product waits for the marketplace, which may have it again", async () => {
    const id = offer({ status: "sold_out" });
    expect(await opened(id)).toMatchObject({ is_on_sale: false });
    clock.pass({ hours: 2 });
    alibaba.state.listings.set(id, newListing({ thid_item_id: id }));
    expect(await opened(id)).toMatchObject({ is_on_sale: true, is_stale: false });
  });

  test("is used as long as the settings say for its platform", async () => {
    const lifetime = (fresh_minutes: number) => ({ fresh_minutes, keep_hours: 1 });
    const lifetimes = { listing: lifetime(5), search: lifetime(5) };
    const long = { ...lifetimes, listing: lifetime(50) };
    const source_lifetimes = { ...byPlatform(() => long), 3: lifetimes };
    await setSettings(needs, { source_lifetimes });
    const id = offer();
    const onJd = newListing({ platform: 5 });
    jd.state.listings.set(onJd.thid_item_id, onJd);
    const openJd = async () =>
      valueOf(await visitor().call(getJdDetail, { third_item_id: onJd.thid_item_id })).data;
    await Promise.all([opened(id), openJd()]);
    clock.pass({ minutes: 6 });
    expect((await opened(id)).is_stale).toBe(true);
    expect((await openJd()).is_stale).toBe(false);
    await renewed(id);
    await setSettings(needs, {});
  });
});

describe("many people at the same moment", () => {
  test("who open one product cost one question to its marketplace", async () => {
    const id = offer();
    const before = asked();
    const products = await Promise.all(Array.from({ length: 500 }, () => opened(id)));
    expect(new Set(products.map((product) => product.id)).size).toBe(1);
    expect(asked()).toBe(before + 1);
  });

  test("share a refusal as well", async () => {
    alibaba.state.failure = "too_many_calls";
    const before = asked();
    const answers = await Promise.all(Array.from({ length: 50 }, () => open("404405")));
    expect(new Set(answers.map(refusalOf))).toEqual(new Set(["too_many_calls"]));
    expect(asked()).toBe(before + 1);
  });
});

describe("what a marketplace says", () => {
  test("is kept whole or not at all", async () => {
    const id = offer();
    const before = await opened(id);
    clock.pass({ hours: 25 });
    const [white, black] = newListing().skus;
    // A price that no row takes: the second sku fails after product and first sku were written.
    const skus = [
      { ...white!, price: 100 },
      { ...black!, price: -1 },
    ];
    alibaba.state.listings.set(id, newListing({ thid_item_id: id, title: "半件", skus }));
    await expect(open(id)).rejects.toMatchObject({ name: "ServerError", kind: "later" });
    alibaba.state.failure = "unavailable";
    expect(await opened(id)).toMatchObject({
      item_name: before.item_name,
      item_sku_list: before.item_sku_list,
      fetched_at: before.fetched_at,
    });
  });

  test("of more pieces than a row can count is kept as very many", async () => {
    const [white] = newListing().skus;
    const product = await opened(offer({ skus: [{ ...white!, stock: 9_999_999_999 }] }));
    expect(product.item_sku_list[0]?.storage).toBe(2_147_483_647);
  });
});
