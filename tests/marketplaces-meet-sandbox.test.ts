import { createAggregator } from "@sampan/connectors/marketplaces/aggregator/create-aggregator";
import { createAlibaba1688 } from "@sampan/connectors/marketplaces/alibaba-1688/create-alibaba-1688";
import { createShareResolver } from "@sampan/connectors/marketplaces/create-share-resolver";
import { createJdUnion } from "@sampan/connectors/marketplaces/jd-union/create-jd-union";
import type { Listing, ListingPage } from "@sampan/connectors/marketplaces/listing";
import type { Marketplace } from "@sampan/connectors/marketplaces/marketplace";
import { createPinduoduoDdk } from "@sampan/connectors/marketplaces/pinduoduo-ddk/create-pinduoduo-ddk";
import { createTaobaoGlobal } from "@sampan/connectors/marketplaces/taobao-global/create-taobao-global";
import { withFallback } from "@sampan/connectors/marketplaces/with-fallback";
import { withVariants } from "@sampan/connectors/marketplaces/with-variants";
import { createOutbound } from "@sampan/connectors/outbound/create-outbound";
import { askingOf } from "@sampan/domain/goods/sourcing/marketplaces/marketplaces";
import { platformId } from "@sampan/domain/goods/sourcing/platforms";
import { readShareText } from "@sampan/domain/goods/sourcing/share-text";
import { sandboxCredentials as known } from "@sampan/sandbox/credentials";
import { shareOf } from "@sampan/sandbox/links/share-codes";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { drawPlainPicture, openSandbox, type OpenSandbox } from "./support/open-sandbox.ts";
import { valueOf } from "./support/value-of.ts";

/**
 * The connectors and the sandbox are written apart and share no code, signers least of all. Here
 * they speak to each other over the wire: the same calls go to the real services in live mode.
 */
const now = () => new Date();
const outbound = createOutbound({ now, retryDelay_ms: 1 });

let sandbox: OpenSandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
});

afterEach(() => sandbox.control("reset"));

afterAll(async () => {
  await outbound.close();
  await sandbox.close();
});

const open1688 = () => {
  const { appKey, appSecret, accessToken, refreshToken } = known.alibaba;
  const tokens = { access_token: accessToken, refresh_token: refreshToken };
  return createAlibaba1688(
    { baseUrl: sandbox.url, appKey, appSecret, tokens, country: "en", now },
    outbound,
  );
};

const openTaobao = () =>
  createTaobaoGlobal(
    { baseUrl: sandbox.url, ...known.taobaoGlobal, language: "en", now },
    outbound,
  );
const openAggregator = (name: "alibaba" | "taobao" | "jd" | "pdd") =>
  createAggregator(
    { baseUrl: `${sandbox.url}/onebound`, credentials: known.aggregator },
    { platform: platformId[name], folder: askingOf[name].aggregatorFolder },
    outbound,
  );

const openGroupBuying = () =>
  createAggregator(
    { baseUrl: `${sandbox.url}/tuan`, credentials: known.groupBuying },
    { platform: platformId.group, folder: "groupbuy" },
    outbound,
  );

const openJdUnion = () => createJdUnion({ baseUrl: sandbox.url, ...known.jdUnion, now }, outbound);

const openPinduoduoDdk = () =>
  createPinduoduoDdk({ baseUrl: sandbox.url, ...known.pinduoduo, now }, outbound);

const openResolver = (signMethod: "md5" | "hmac" | "hmac-sha256" = "hmac-sha256") =>
  createShareResolver(
    {
      taobaoTop: { baseUrl: sandbox.url, ...known.top, signMethod, now },
      hostMap: { "qr.1688.com": sandbox.url, "m.tb.cn": sandbox.url },
    },
    outbound,
  );

const firstOf = <T>(list: readonly T[]): T => {
  const [first] = list;
  if (first === undefined) throw new Error("the demo's catalogue is empty here");
  return first;
};

describe.each([
  { source: "1688", name: "1688", upstream: "1688", open: open1688, platform: 3 },
  { source: "Taobao Global", name: "taobao", upstream: "taobao", open: openTaobao, platform: 4 },
  {
    source: "JD Union with variants",
    name: "jd",
    upstream: "jd",
    open: () => withVariants(openJdUnion(), openAggregator("jd")),
    platform: 5,
  },
  {
    source: "Pinduoduo with variants",
    name: "pdd",
    upstream: "pdd",
    open: () => withVariants(openPinduoduoDdk(), openAggregator("pdd")),
    platform: 6,
  },
  {
    source: "the aggregator for 1688",
    name: "1688",
    upstream: "aggregator",
    open: () => openAggregator("alibaba"),
    platform: 3,
  },
  {
    source: "the aggregator for Taobao",
    name: "taobao",
    upstream: "aggregator",
    open: () => openAggregator("taobao"),
    platform: 4,
  },
  {
    source: "the group-buying site",
    name: "groupbuy",
    upstream: "groupbuy",
    open: openGroupBuying,
    platform: 7,
  },
])("$source", ({ name, upstream, open, platform }) => {
  const search = async (
    change: Partial<Parameters<Marketplace["search"]>[0]> = {},
    marketplace: Marketplace = open(),
  ) => marketplace.search({ keywords: "包", page: 1, page_size: 20, order_by: "1", ...change });
  const pricesOf = (page: ListingPage) => page.items.map(({ price }) => price);

  test("finds goods by a word, a page at a time", async () => {
    const marketplace = open();
    const first = valueOf(await search({ page_size: 10 }, marketplace));
    const second = valueOf(await search({ page_size: 10, page: 2 }, marketplace));
    expect(first.items).toHaveLength(10);
    expect(first.has_more).toBe(true);
    expect(first.items.every((item) => item.platform === platform)).toBe(true);
    // Some rows come without an id.
    const named = [...first.items, ...second.items].filter((item) => item.thid_item_id !== "");
    expect(new Set(named.map((item) => item.thid_item_id)).size).toBe(named.length);
  });

  test("sorts by price both ways [API-48]", async () => {
    const rising = pricesOf(valueOf(await search({ order_by: "3" })));
    const falling = pricesOf(valueOf(await search({ order_by: "4" })));
    expect(rising.length).toBeGreaterThan(2);
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  });

  test("sells every published product with the price and stock of each of its skus", async () => {
    const marketplace = open();
    for (const product of sandbox.goodsOf(name)) {
      const listing = valueOf(await marketplace.getListing(product.thid));
      expect(skusOf(listing)).toEqual(
        product.skus.map((sku) => [sku.price_cents, sku.stock]).toSorted(byNumbers),
      );
      expect(listing.options.map((option) => option.values.length)).toEqual(
        product.dimensions.map(({ values }) => values.length),
      );
    }
  });

  test("does not find what was taken down", async () => {
    const { thid } = firstOf(sandbox.goodsOf(name));
    await sandbox.control("products", { thid, taken_down: true });
    expect(await open().getListing(thid)).toMatchObject({ error: { code: "not_found" } });
  });

  test("throttles in its own words", async () => {
    await sandbox.control("faults", { upstream, kind: "throttle" });
    expect(await search()).toMatchObject({ error: { code: "too_many_calls" } });
  });

  test.each(["error", "reset", "malformed", "charset", "html"])(
    "hides one %s from people",
    async (kind) => {
      await sandbox.control("faults", { upstream, kind });
      expect((await search()).ok).toBe(true);
    },
  );
});

test.each([
  ["1688", open1688],
  ["Taobao Global", openTaobao],
])("%s renews its expired access token by itself", async (_, open) => {
  const marketplace = open();
  await sandbox.control("expire-tokens");
  const query = { keywords: "包", page: 1, page_size: 5, order_by: "1" } as const;
  expect((await marketplace.search(query)).ok).toBe(true);
});

const byNumbers = (a: readonly number[], b: readonly number[]) =>
  (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);

const skusOf = (listing: Listing) =>
  listing.skus.map(({ price, stock }) => [price, stock]).toSorted(byNumbers);

test.each([
  ["1688", "1688", open1688],
  ["Taobao Global", "taobao", openTaobao],
  ["the aggregator", "jd", () => openAggregator("jd")],
])("%s finds the product of a picture", async (_, name, open) => {
  const product = firstOf(sandbox.goodsOf(name));
  const image = await drawPlainPicture(firstOf(product.pictures));
  const query = { image, page: 1, page_size: 20, order_by: "1" } as const;
  const page = valueOf(await open().searchByImage(query));
  expect(page.items.map((item) => item.thid_item_id)).toContain(product.thid);
});

describe("goods of an affiliate programme", () => {
  test("are one sku where nobody tells variants", async () => {
    const product = firstOf(sandbox.goodsOf("jd").filter(({ skus }) => skus.length > 1));
    const listing = valueOf(await openJdUnion().getListing(product.thid));
    const cheapest = Math.min(...product.skus.map(({ price_cents }) => price_cents));
    expect(listing).toMatchObject({ options: [], skus: [{ price: cheapest, props: {} }] });
  });

  test("that Pinduoduo refuses for the moment are asked for once, not more", async () => {
    const { thid } = firstOf(sandbox.goodsOf("pdd"));
    await sandbox.control("faults", { upstream: "pdd", kind: "busy" });
    const marketplace = openPinduoduoDdk();
    expect(await marketplace.getListing(thid)).toMatchObject({ error: { code: "transient" } });
    expect((await marketplace.getListing(thid)).ok).toBe(true);
  });
});

test("a marketplace that is down is made good by the aggregator", async () => {
  const { thid } = firstOf(sandbox.goodsOf("1688"));
  const marketplace = withFallback(open1688(), openAggregator("alibaba"));
  const before = valueOf(await marketplace.getListing(thid));
  await sandbox.control("faults", { upstream: "1688", kind: "error", times: 3 });
  const meanwhile = valueOf(await marketplace.getListing(thid));
  expect(meanwhile.skus.map(({ thid_sku_id }) => thid_sku_id)).toEqual(
    before.skus.map(({ thid_sku_id }) => thid_sku_id),
  );
});

describe("1688 alone", () => {
  test("estimates the freight to our warehouse", async () => {
    const product = firstOf(
      sandbox.goodsOf("1688").filter(({ freight }) => freight.first_cents > 0),
    );
    const freight = await open1688().estimateFreight({
      thid_item_id: product.thid,
      toProvinceCode: "440000",
      toCityCode: "440300",
      toCountryCode: "440305",
      skus: [{ thid_sku_id: firstOf(product.skus).id, num: 3 }],
    });
    const { first_cents, next_cents } = product.freight;
    expect(valueOf(freight)).toBe(first_cents + 2 * next_cents);
  });
});

describe("what people share", () => {
  const taobaoShare = () => {
    const share = shareOf(firstOf(sandbox.goodsOf("taobao")));
    if (!share) throw new Error("this product is not shared");
    return share;
  };

  test.each(["md5", "hmac", "hmac-sha256"] as const)(
    "as a password leads to its product, signed with %s",
    async (signMethod) => {
      const { password, thid } = taobaoShare();
      const text = readShareText(`1￥${password}￥:// HU7679 打开【手机TaoBao】，即可查看/`);
      if (text.kind !== "password") throw new Error(`read as ${text.kind}`);
      const shared = valueOf(await openResolver(signMethod).readSharePassword(text.text));
      expect(readShareText(shared.url)).toMatchObject({ kind: "item", thid_item_id: thid });
    },
  );

  test("as a short link leads to its product", async () => {
    const { code, thid } = taobaoShare();
    const url = valueOf(await openResolver().expandShortLink(`https://m.tb.cn/h.${code}`));
    expect(readShareText(url)).toMatchObject({ kind: "item", platform: 4, thid_item_id: thid });
  });

  test("no longer leads anywhere once it has expired", async () => {
    const resolver = openResolver();
    expect(await resolver.readSharePassword("￥Xp1redSh4re￥")).toMatchObject({
      error: { code: "not_found" },
    });
    expect(await resolver.expandShortLink("https://m.tb.cn/h.XpiredShare77")).toMatchObject({
      error: { code: "not_found" },
    });
  });

  test("is refused when it leads away from the marketplaces [API-58]", async () => {
    const planted = "https://qr.1688.com/s/Zz9foreignHost";
    expect(await openResolver().expandShortLink(planted)).toMatchObject({
      error: { code: "rejected" },
    });
  });
});
