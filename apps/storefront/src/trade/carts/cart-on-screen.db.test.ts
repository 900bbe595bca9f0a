import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { getExchangeRate } from "@sampan/contract/money/rates/rates";
import { putCart, putCartBatch, queryCartList } from "@sampan/contract/trade/carts/carts";
import { languages, type Language } from "@sampan/domain/kernel/language";
import { wordsIn } from "@sampan/locales/words-in";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertProduct, insertRates } from "../../../../../tests/support/test-goods.ts";
import type { TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { drawn } from "../../shell/shown.ts";
import { speak } from "../../shell/speech.ts";
import { rateQuery } from "../../sums/use-rate.ts";
import { CartPage } from "./cart-page.tsx";

/** The page of the cart, from the answer that it reads. */

const { customer, visitor, db, clock, needs } = await openTestApp();
const configuration = valueOf(await visitor().call(queryClientConfig, {}));

beforeAll(() => insertRates(needs, clock.now()));

/** What the server answers for somebody's cart, and the page of it shop by shop. */
async function cartOf(who: TestCustomer, language: Language = "zh-TW") {
  const answer = valueOf(await who.call(queryCartList, {}));
  const rate = valueOf(await who.call(getExchangeRate, {}));
  const nothing = () => {};
  const cart = {
    shops: answer.datalist,
    setQuantity: nothing,
    remove: nothing,
    clear: nothing,
    isRemoving: false,
  };
  const page = await drawn(
    CartPage,
    { cart, isVisitor: false },
    { configuration, language, answers: [[rateQuery.queryKey, rate]] },
  );
  const cards = page.split("<section").filter((part) => part.includes("</h2>"));
  return { answer, page, cards };
}

let baskets = 0;

/** Two shops of which one keeps its goods with us, with two options and one. */
async function filled() {
  const ming = await customer();
  const now = clock.now();
  const nth = `第 ${(baskets += 1)} 家`;
  const basket = await insertProduct(db, now, {
    shop: `竹編${nth}`,
    platform: 1,
    name: "竹篮",
    names: { "zh-TW": "竹籃", th: "ตะกร้าไม้ไผ่", en: "Bamboo basket" },
    colours: ["本色", "深色"],
  });
  const teapot = await insertProduct(db, now, { shop: `茶行${nth}`, name: "茶壶" });
  await db
    .updateTable("shops")
    .set({ is_warehousing: true })
    .where("name", "=", `竹編${nth}`)
    .execute();
  const [plain = "", dark = ""] = basket.item_ids;
  valueOf(
    await ming.call(putCartBatch, {
      batch_item_list: [
        { item_id: plain, num: 2, item_props: '{"颜色":"本色"}' },
        { item_id: dark, num: 5, item_props: '{"颜色":"深色"}' },
        { item_id: teapot.item_id, num: 7 },
      ],
    }),
  );
  return { ming, plain, dark };
}

test("a cart shows a card for each shop, and as many kinds as there are lines in all [CART-15] [CART-19]", async () => {
  const { ming } = await filled();
  const { answer, page, cards } = await cartOf(ming);
  const { say } = await speak("zh-TW");
  expect(answer.datalist).toHaveLength(2);
  expect(cards).toHaveLength(2);
  for (const [place, { shop }] of answer.datalist.entries()) {
    expect(cards[place]).toContain(`aria-label="${shop.name}"`);
    expect(cards[place]).toContain(`>${shop.name}</h2>`);
  }
  expect(answer.total).toBe(3);
  expect(page).toContain(say("cart.counted", { kinds: answer.total, pieces: 14 }));
  const other = await cartOf(await customer());
  expect(other.answer).toEqual({ datalist: [], total: 0 });
  expect(other.page).toContain(say("cart.empty.title"));
});

test("each shop's card holds its lines under a box that is not ticked yet, and says where its goods lie with us [CART-16]", async () => {
  const { ming } = await filled();
  for (const language of languages) {
    const { say } = await speak(language);
    const { answer, cards } = await cartOf(ming, language);
    for (const [place, { shop, checked, item_list }] of answer.datalist.entries()) {
      const card = cards[place] ?? "";
      expect(card.match(/<li/g)).toHaveLength(item_list.length);
      expect(checked).toBe(false);
      expect(card).not.toMatch(/<input[^>]* checked=/);
      expect(card.includes(say("cart.warehousing"))).toBe(shop.warehousing);
    }
    expect(new Set(answer.datalist.map(({ shop }) => shop.warehousing)).size).toBe(2);
  }
});

test("a line shows its name, its number and what was chosen of it [CART-17]", async () => {
  const { ming, plain, dark } = await filled();
  for (const language of languages) {
    const { say } = await speak(language);
    const { answer, page } = await cartOf(ming, language);
    const lines = page.match(/<li.*?<\/li>/gs) ?? [];
    const items = answer.datalist.flatMap(({ item_list }) => item_list);
    expect(lines).toHaveLength(3);
    for (const [place, item] of items.entries()) {
      const options = wordsIn(language, item.props_i18n).text;
      expect(lines[place]).toContain(`>${wordsIn(language, item.i18n).text}</a>`);
      expect(lines[place]).toContain(`>${options}</span>`);
      expect(lines[place]).toContain(`value="${item.num}"`);
      expect(lines[place]).toContain(
        say("cart.selectLine", { name: wordsIn(language, item.i18n).text, options }),
      );
      expect(JSON.parse(item.item_props)).toEqual(item.props);
      expect(item.props_text).toBe(Object.values(item.props).join(" "));
    }
    const byId = new Map(items.map((item) => [item.item_id, item]));
    expect(byId.get(plain)).toMatchObject({ item_name: "竹篮", num: 2, props: { 颜色: "本色" } });
    expect(byId.get(dark)).toMatchObject({ item_name: "竹篮", num: 5, props: { 颜色: "深色" } });
  }
});

test("one line that is put in by itself stands there with its number and its options, and not with another's [CART-20]", async () => {
  const ming = await customer();
  const { item_ids } = await insertProduct(db, clock.now(), { colours: ["白色", "黑色"] });
  const [white = "", black = ""] = item_ids;
  const put = (item_id: string, num: number, item_props: string) =>
    ming.call(putCart, { item_id, num, item_props });
  expect(refusalOf(await put(white, 3, '{"颜色":"黑色"}'))).toBe("options_changed");
  const { say } = await speak("zh-TW");
  expect((await cartOf(ming)).page).toContain(say("cart.empty.title"));
  valueOf(await put(black, 3, '{"颜色":"黑色"}'));
  const { page } = await cartOf(ming);
  const lines = page.match(/<li.*?<\/li>/gs) ?? [];
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('value="3"');
  expect(lines[0]).toContain(">黑色</span>");
});
