import { formatAmount } from "@sampan/domain/kernel/money";
import { expect, test } from "vitest";
import { HOSTILE_SNIPPETS } from "../../../../../demo/catalogue/hostile-snippets.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { putCart, queryCartList } from "@sampan/contract/trade/carts/carts";
import { describeProduct } from "../../found/describe-product.ts";
import { drawn as drawnTo } from "../../shell/shown.ts";
import { speak } from "../../shell/speech.ts";
import { CartLine } from "../../trade/carts/cart-line.tsx";
import { pictureAddress } from "../cards/picture-address.ts";
import { OptionHead } from "../options/option-head.tsx";
import { AttributesList } from "./attributes-list.tsx";
import { openOnScreen } from "../../../../../tests/support/open-on-screen.ts";
import { ProductDescription } from "./product-description.tsx";
import { ProductPrice } from "./product-price.tsx";
import { descriptionQuery } from "./product-query.ts";
import { TierPrices } from "./tier-prices.tsx";

/** A product as its page shows it, from the marketplace's answer to what customers read: no field in between is written by hand. */

const language = "zh-TW";
const { customer, opened, openedOwn, shown, drawn, page } = await openOnScreen(language);
const { say } = await speak(language);

const yuan = (cents: number) => formatAmount(cents, "CNY");
const compact = (words: string) => words.replaceAll(/\s/g, "");

test("a page shows the lowest and the highest price where they differ, and else the one with what a promotion takes off [ITEM-02]", async () => {
  const differing = await opened();
  expect(differing).toMatchObject({ min_price: 5900, max_price: 6900 });
  const range = compact(await shown(ProductPrice, { product: differing }));
  expect(range).toMatch(/^¥59\.00–¥69\.00/);

  const reduced = await openedOwn({ price: 7900, activity_price: 6590 });
  const markup = await drawn(ProductPrice, { product: reduced });
  expect(reduced).toMatchObject({ price: 7900, activity_price: 6590, price_real: 6590 });
  expect(compact(markup.replaceAll(/<[^>]+>/g, ""))).toMatch(/^¥65\.90/);
  expect(markup).toMatch(/<s [^>]*>¥\s79\.00<\/s>/);
  const usual = await openedOwn({ price: 7900 });
  expect(await drawn(ProductPrice, { product: usual })).not.toContain("<s ");
});

test("prices by quantity stand under each other, as many as there are, each with its bounds, beside one price and no range [ITEM-03] [ITEM-04]", async () => {
  const tiers = [
    { from: 2, price: 5900 },
    { from: 10, price: 5500 },
    { from: 50, price: 5200 },
  ];
  const product = await opened({ tiers, price_by_quantity: true, minimum_batch: 2 });
  const rows = [...(await drawn(TierPrices, { product, chosen: 0 })).matchAll(/<li.*?<\/li>/gs)];
  const said = rows.map(([row]) => row.replaceAll(/<[^>]+>/g, ""));
  const t = { range: "product.tiers.range", open: "product.tiers.open" } as const;
  expect(said).toEqual([
    yuan(5900) + say(t.range, { from: 2, to: 9 }),
    yuan(5500) + say(t.range, { from: 10, to: 49 }),
    yuan(5200) + say(t.open, { from: 50 }),
  ]);
  expect(product.priceNum).toBe(said.length);
  expect(Object.values(product.priceMap).map(yuan)).toEqual(
    said.map((row) => row.slice(0, yuan(5900).length)),
  );
  expect(product.price_define_do.num_price_map).toEqual(product.priceMap);

  // The range is said where the skus differ, and only there.
  const [range, single] = [await opened(), await opened({ price_by_quantity: true })];
  expect([range.priceSection, single.priceSection]).toEqual([true, false]);
  expect(await shown(ProductPrice, { product: range })).toContain("–");
  expect(await shown(ProductPrice, { product: single })).not.toContain("–");
});

test("details say what one is counted in, the sheet how many there are, and search engines and the cart lead by the product's own number [ITEM-10]", async () => {
  const product = await openedOwn({ colours: ["白"], stock: 37 });
  expect(product.spu_id).toBe(product.id);
  const head = await shown(OptionHead, { product, quantities: {}, picks: {} });
  expect(head).toContain(say("options.stock", { count: 37 }));
  const details = await shown(AttributesList, { product: { ...product, unit: "套" } });
  expect(details).toContain(`${say("product.unit")}套`);
  expect(await shown(AttributesList, { product })).toContain(say("product.unit") + product.unit);

  const speech = await speak(language);
  const about = { speech, publicUrl: "https://sampan.test", address: "https://sampan.test/x" };
  expect(describeProduct(about, product)[0]).toMatchObject({ sku: product.id });
  const ming = await customer();
  valueOf(await ming.call(putCart, { item_id: product.item_sku_list[0]?.item_id ?? "", num: 1 }));
  const [item] = valueOf(await ming.call(queryCartList, {})).datalist[0]?.item_list ?? [];
  const line = await drawn(CartLine, {
    item: item!,
    total: undefined,
    isChosen: false,
    canChoose: true,
    onToggle: () => {},
    onQuantity: () => {},
  });
  expect(line).toContain(`href="/goodsDetailOwn/${product.spu_id}"`);
});

test("a seller's description is drawn without anything that acts, its words and pictures kept, also where it comes by itself [AGNT-15]", async () => {
  const html = `<p>前</p>${HOSTILE_SNIPPETS.join("")}<img src="//img.alicdn.com/1.jpg"><p>后</p>`;
  const product = await opened({ description_html: html });
  const apart = { ...product, platform: 4 as const };
  const key = descriptionQuery(4, product.thid_item_id).queryKey;
  for (const shown of [product, apart]) {
    const markup = await drawnTo(
      ProductDescription,
      { product: shown },
      { ...page, answers: [[key, { data: product.description }]] },
    );
    const [, frame = "", description = ""] = /^(<div[^>]*>)(.*)<\/div>$/s.exec(markup) ?? [];
    expect(frame).toContain('class="description');
    expect(description).toContain("<p>前</p>");
    expect(description).toContain("<p>后</p>");
    expect(description).toContain(pictureAddress("https://img.alicdn.com/1.jpg", 800));
    expect(description).not.toMatch(/<(script|iframe|frame|object|embed|form|svg|style|a)\b/i);
    expect(description).not.toMatch(/<[^>]*\s(on\w+|style|href|srcdoc)\s*=/i);
    expect(description).not.toMatch(/<[^>]*javascript:/i);
  }
});
