import { AxeBuilder } from "@axe-core/playwright";
import type { APIRequestContext } from "@playwright/test";
import { formatAmount, type PaymentCurrency } from "@sampan/domain/kernel/money";
import { expectAccessible } from "./support/accessible.ts";
import { carry } from "./support/carrying.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { openCheckout } from "./support/ordering.ts";
import { settled } from "./support/settled.ts";
import { openPhone, placeOrder, type Shopper } from "./support/shopper.ts";
import { sitDown } from "./support/sit-down.ts";
import { pattern } from "./support/speech.ts";

const headers = { "x-sampan-client": "web" };
const unique = Date.now();
const name = `Sail week ${unique}`;
const names = { zh: name, "zh-TW": name, th: name, en: name };
const window = ["2026-01-01 00:00:00", "2036-01-01 00:00:00"] as const;

interface Goods {
  readonly id: string;
  /** Of a piece that can be ordered. */
  readonly item_id: string;
  /** CNY cents, in the campaign. */
  readonly price: number;
}

/** Goods of our own shop, one piece of which is within the cap and fifty are above it, at nine tenths of their price. */
async function goodsOnSale(api: APIRequestContext): Promise<Goods> {
  const shelf = await api.get("/gateway/item/query_item_list?page_size=40");
  const { datalist } = (await shelf.json()) as {
    datalist: { item_id: string }[];
  };
  for (const { item_id: id } of datalist) {
    const page = await api.get(`/gateway/item/get_item_detail?id=${id}`);
    const { data } = (await page.json()) as {
      data: {
        min_price: number;
        max_price: number;
        activity_price: number;
        tiers: unknown[];
        minimum_batch: number;
        goods_class: string;
        item_sku_list: { item_id: string; storage: number; status: number }[];
      };
    };
    const sku = data.item_sku_list.find(({ storage, status }) => status === 1 && storage > 60);
    const isPlain =
      data.activity_price === 0 &&
      data.min_price === data.max_price &&
      data.min_price >= 1_000 &&
      data.min_price <= 20_000 &&
      data.tiers.length === 0 &&
      data.minimum_batch === 1 &&
      data.goods_class === "ordinary";
    if (sku && isPlain)
      return {
        id,
        item_id: sku.item_id,
        price: Math.ceil(data.min_price * 0.9),
      };
  }
  throw new Error("no plain goods on the shelf");
}

interface Written {
  readonly id: string;
  readonly version: number;
}

/** Marketing gives goods a price, and orders that are paid in two parts a mark; both end afterwards. */
async function openCampaign(desk: APIRequestContext, goods: Goods, tag: string) {
  const post = async (path: string, data: object): Promise<Written> => {
    const answer = (await (await desk.post(path, { data })).json()) as {
      data: Written;
    };
    expect(answer).toMatchObject({ success: true });
    return answer.data;
  };
  const draft = await post("/staff/campaigns", {
    names,
    abouts: names,
    gift: "gift",
    page: "",
    stage: null,
    starts_at: window[0],
    ends_at: window[1],
    sees: null,
    takes: null,
    per_person: 1,
    per_day: 1,
    prizes: [],
    budgets: [],
    goods: [{ spu_id: goods.id, price: goods.price }],
  });
  const campaign = await post(`/staff/campaigns/${draft.id}/publish`, {
    version: draft.version,
  });
  const mark = {
    tag,
    names: { zh: tag, "zh-TW": tag, th: tag, en: tag },
    is_active: true,
    mkt_data: { data: { startTime: window[0], endTime: window[1] } },
    ext: {
      markConditions: {
        user_level: [],
        pay_method: ["twice"],
        min_item_fee: null,
        min_hd2_fee: null,
        min_order_fee: null,
        detailMark: { detailGoodsPrice: null, detailTime: null },
      },
    },
  };
  const written = await post("/staff/marks", mark);
  return {
    end: async () => {
      await post(`/staff/campaigns/${campaign.id}/end`, {
        version: campaign.version,
      });
      await post(`/staff/marks/${written.id}`, {
        ...mark,
        is_active: false,
        version: written.version,
      });
    },
  };
}

/** A visitor keeps a piece on the phone, and reads whose price it has; nothing of it stays. */
async function keepOnPhone({ page, say }: Shopper, goods: Goods): Promise<void> {
  await page.goto(`/goodsDetailOwn/${goods.id}`);
  await settled(page);
  await page.getByRole("button", { name: say("product.add"), exact: true }).tap();
  const sheet = page.getByRole("dialog", { name: say("options.title") });
  await sheet
    .getByRole("button", { name: pattern(say, "options.increase", ["name"]) })
    .first()
    .tap();
  await sheet.getByRole("button", { name: say("product.add"), exact: true }).tap();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.goto("/cart");
  await expect(page.getByText(say("activity.price", { name }))).toBeVisible();
  await expect(page.getByRole("main")).toContainText((goods.price / 100).toFixed(2));
  await expectAccessible(page, ["/cart"]);
  await page.context().close();
}

/** Its parcel in the warehouse, in the list and by itself, names the campaign and leads back to the order with its marks. */
async function walkParcel({ page, say }: Shopper, marked: readonly string[]): Promise<void> {
  await page.locator('a[href*="/packageDetail/"]').first().tap();
  await expect(page).toHaveURL(/packageDetail\/SP/);
  const parcel = new URL(page.url()).pathname;
  const fact = page.getByText(say("parcels.facts.campaign"), { exact: true });
  await expect(fact.locator("xpath=following-sibling::*")).toHaveText(name);
  await expectAccessible(page, [parcel]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/orderListAgent");
  const card = page.getByRole("listitem").filter({ hasText: parcel.split("/").at(-1) ?? "" });
  await expect(card.getByText(say("activity.price", { name }))).toBeVisible();
  await page.goto(parcel);
  await page.locator('a[href*="/orderDetailOwn"]').first().tap();
  const marks = page.getByRole("list", { name: say("activity.marks.label") });
  await expect(marks.getByRole("listitem")).toHaveText([...marked]);
}

for (const { language, who, currency } of [
  { language: "zh-TW", who: "business@sampan.test", currency: "TWD" },
  { language: "th", who: "thai@sampan.test", currency: "THB" },
] as const satisfies readonly {
  currency: PaymentCurrency;
  [key: string]: unknown;
}[])
  test(`goods at a campaign's price are seen at it, held to the cap, and ordered with a mark and without a coupon, in ${language} [CHK-24] [ERR-62] [PROMO-16]`, async ({
    browser,
    baseURL: address,
  }) => {
    const baseURL = address ?? "";
    const shopper = await openPhone(browser, baseURL, language);
    const { page, say } = shopper;
    await logInByCall(page, who);
    const goods = await goodsOnSale(page.request);
    const desk = await sitDown(baseURL, "marketing");
    const tag = `sail-${language}-${unique}`;
    const campaign = await openCampaign(desk, goods, tag);
    const cap = formatAmount(130_000, currency);
    const price = formatAmount(goods.price, "CNY");

    await page.goto(`/goodsDetailOwn/${goods.id}`);
    await expect(page.getByText(pattern(say, "activity.until", ["time"], { name }))).toBeVisible();
    await expect(page.getByText(say("activity.terms", { cap }))).toBeVisible();
    await expect(page.getByRole("main")).toContainText(price);

    await keepOnPhone(await openPhone(browser, baseURL, language), goods);

    await page.request.post("/gateway/installer/cart/delete_cart", {
      headers,
      form: { clear: "true" },
    });
    await page.request.post("/gateway/installer/cart/put_cart_plus_batch", {
      headers,
      form: {
        batch_item_list: JSON.stringify([{ item_id: goods.item_id, num: 50 }]),
      },
    });
    await page.goto("/cart");
    await expect(page.getByText(say("activity.price", { name }))).toBeVisible();
    await page.getByRole("checkbox", { name: say("cart.selectAll") }).check();
    await expect(page.getByText(pattern(say, "activity.cart", ["amount"], { cap }))).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    await openCheckout(page, [{ item_id: goods.item_id, num: 50 }]);
    await expect(
      page.getByText(pattern(say, "activity.above", ["amount", "over"], { cap })),
    ).toBeVisible();
    await expect(
      page.getByRole("alert").filter({
        hasText: pattern(say, "errors.activity_cap_exceeded", ["amount"], {
          cap,
        }),
      }),
    ).toBeVisible();
    await expect(
      page.getByRole("button", {
        name: new RegExp(`^${say("settlement.coupon")}`),
      }),
    ).toContainText(say("activity.noCoupon"));

    await openCheckout(page, [{ item_id: goods.item_id, num: 1 }]);
    await expect(
      page.getByText(pattern(say, "activity.within", ["amount"], { cap })),
    ).toBeVisible();
    const next = page.getByRole("list", {
      name: say("activity.marks.next", { name: tag }),
    });
    await expect(next).toHaveText(say("activity.marks.lacks.pay_method.twice"));
    const tid = await placeOrder(shopper, {
      transport: say("settlement.transports.sea"),
      remark: "",
    });

    await page.goto(`/orderDetailOwn?tid=${tid}`);
    const marks = page.getByRole("list", { name: say("activity.marks.label") });
    const marked = [say("activity.ofOrder", { name }), tag];
    await expect(marks.getByRole("listitem")).toHaveText(marked);
    await expectAccessible(page, [`/orderDetailOwn?tid=${tid}`]);
    await campaign.end();
    // Both are over, and stay with the order and with what comes of it.
    const order = { customer: who, insurance: 3, pieces: 1 } as const;
    await carry(page, baseURL, { order, until: "received", placed: tid });
    await page.goto(`/orderDetailOwn?tid=${tid}`);
    await settled(page);
    await expect(marks.getByRole("listitem")).toHaveText(marked);
    await walkParcel(shopper, marked);
    await page.goto(`/goodsDetailOwn/${goods.id}`);
    await expect(page.getByText(say("activity.terms", { cap }))).toBeHidden();
    await desk.dispose();
    await page.context().close();
  });
