import { translateTexts } from "@sampan/contract/goods/translation";
import { beforeEach, describe, expect, test } from "vitest";
import { fakeTranslator } from "../../../../../tests/support/fake-translator.ts";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { askTranslations, type Underway } from "./ask-translations.ts";
import { noteGoodsTexts } from "./note-goods-texts.ts";

const { state, translator, asked, answerAfter } = fakeTranslator();
const { db, needs, visitor, customer, clock } = await openTestApp({
  translator,
});

/** Of texts that stored goods hold. */
const say = async (text: string[], lang: string): Promise<Record<string, string>> => {
  await noteGoodsTexts(db, text, clock.now());
  return valueOf(await visitor().call(translateTexts, { text, lang })).data;
};

beforeEach(() => {
  state.orders.length = 0;
  state.failure = undefined;
});

describe("a batch of texts", () => {
  test("is answered as a map from each text to its translation [API-66] [TRAN-05] [TRAN-08]", async () => {
    const text = ["法式荷叶边长裙", "碎花吊带裙"];
    expect(await say(text, "th")).toEqual({
      法式荷叶边长裙: "th:法式荷叶边长裙",
      碎花吊带裙: "th:碎花吊带裙",
    });
    expect(state.orders).toEqual([{ texts: text, from: "zh", to: "th" }]);
  });

  test.each(["zh", "zh-CN", "zh-Hans"])(
    "stays as it is for readers of %s, and nobody is asked [TRAN-01]",
    async (lang) => {
      expect(await say(["百褶半裙一"], lang)).toEqual({ 百褶半裙一: "百褶半裙一" });
      expect(asked()).toEqual([]);
    },
  );

  test("of digits and signs alone is not sent on [TRAN-02]", async () => {
    expect(await say(["36", "12.5", "★", "印花开衫二"], "th")).toEqual({
      "36": "36",
      "12.5": "12.5",
      "★": "★",
      印花开衫二: "th:印花开衫二",
    });
    expect(asked()).toEqual(["印花开衫二"]);
  });

  test("is converted into Taiwan's words for zh-TW, and nobody is asked [TRAN-03] [I18N-06]", async () => {
    expect(await say(["蓝牙鼠标"], "zh-TW")).toEqual({ 蓝牙鼠标: "藍牙滑鼠" });
    // Readers of the original read it as it is written.
    expect(await say(["蓝牙鼠标"], "zh")).toEqual({ 蓝牙鼠标: "蓝牙鼠标" });
    expect(asked()).toEqual([]);
  });

  test("with equal texts has each translated once, and never again [TRAN-07]", async () => {
    await say(["羊羔毛马甲", "羊羔毛马甲"], "th");
    expect(await say(["羊羔毛马甲"], "th")).toEqual({ 羊羔毛马甲: "th:羊羔毛马甲" });
    expect(asked()).toEqual(["羊羔毛马甲"]);
  });

  test("that many send at the same moment is translated once [TRAN-07]", async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => say(["复古灯芯绒", "老爹鞋"], "en")),
    );
    expect(new Set(answers.map((answer) => answer["复古灯芯绒"]))).toEqual(
      new Set(["en:复古灯芯绒"]),
    );
    expect(asked().toSorted()).toEqual(["复古灯芯绒", "老爹鞋"].toSorted());
  });

  test("keeps the originals when the translator fails, and is asked for anew later [TRAN-06]", async () => {
    state.failure = "unavailable";
    expect(await say(["渔夫帽女"], "th")).toEqual({ 渔夫帽女: "渔夫帽女" });
    state.failure = undefined;
    expect(await say(["渔夫帽女"], "th")).toEqual({ 渔夫帽女: "th:渔夫帽女" });
  });

  test("says colours, sizes and materials in our own words, composed ones too", async () => {
    expect(await say(["黑色", "黑色 XL", "纯棉"], "th")).toMatchObject({
      黑色: "ดำ",
      "黑色 XL": "ดำ XL",
    });
    expect(asked()).not.toContain("黑色");
    expect(asked()).not.toContain("黑色 XL");
  });

  test("into a language that goods are not put into stays as it is", async () => {
    expect(await say(["斜挎包女"], "ja")).toEqual({ 斜挎包女: "斜挎包女" });
    expect(asked()).toEqual([]);
  });
});

test("is not asked for again by whoever was looking for it when its translation came [TRAN-07]", async () => {
  const { promise: read, resolve: letRead } = Promise.withResolvers<void>();
  // Somebody whose look at the database began before the answer came, and ended after it.
  const slowDb = needs.database.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await read;
      return { ...result, rows: [] };
    },
  });
  const late = { ...needs, database: { ...needs.database, db: slowDb } };
  const wish = { texts: ["针织开衫四"], language: "th", budget: 1000, now: clock.now() } as const;
  const underway: Underway = new Map();
  const [first, second] = await answerAfter(async () => {
    const one = askTranslations(needs, underway, wish);
    await expect.poll(() => underway.size).toBe(1);
    return [one, askTranslations(late, underway, wish)].map((answer) =>
      answer.then((made) => made.get("针织开衫四")),
    );
  });
  expect(await first).toBe("th:针织开衫四");
  letRead();
  expect(await second).toBe("th:针织开衫四");
  expect(asked()).toEqual(["针织开衫四"]);
});

test("what another provider made is made anew by today's, and used while that one fails [TRAN-07] [TRAN-06]", async () => {
  await say(["针织开衫三"], "th");
  const today = fakeTranslator("deepl-v2");
  const wish = { texts: ["针织开衫三"], language: "th", budget: 1000, now: clock.now() } as const;
  const ask = () => askTranslations({ ...needs, translator: today.translator }, new Map(), wish);
  today.state.failure = "unavailable";
  expect([...(await ask()).values()]).toEqual(["th:针织开衫三"]);
  today.state.failure = undefined;
  await ask();
  expect(today.asked()).toEqual(["针织开衫三", "针织开衫三"]);
  await ask();
  expect(today.asked()).toHaveLength(2);
});

describe("who asks for too much", () => {
  test("in one call is refused", async () => {
    const most = { lang: "th" };
    const many = Array.from({ length: 101 }, (_, index) => `裙${index}`);
    expect(refusalOf(await visitor().call(translateTexts, { ...most, text: many }))).toBe(
      "invalid_input",
    );
    const long = ["裙".repeat(501)];
    expect(refusalOf(await visitor().call(translateTexts, { ...most, text: long }))).toBe(
      "invalid_input",
    );
    const heavy = Array.from({ length: 30 }, (_, index) => `${index}`.padEnd(450, "裙"));
    expect(refusalOf(await visitor().call(translateTexts, { ...most, text: heavy }))).toBe(
      "texts_too_long",
    );
    expect(asked()).toEqual([]);
  });

  test("on one day gets originals once their share is used up, and customers their own [NFR-08]", async () => {
    const most = 2_000;
    await setSettings(needs, { translation_characters_per_visitor: most });
    const page = (nth: number) =>
      Array.from({ length: 20 }, (_, index) => `${nth}-${index}-`.padEnd(45, "裙"));
    for (let nth = 0; nth < 4; nth += 1) await say(page(nth), "th");
    const spent = asked().reduce((total, text) => total + text.length, 0);
    expect(spent).toBe(1_800);
    expect(await say(page(3), "th")).toMatchObject({
      [page(3)[0] ?? ""]: page(3)[0],
    });

    const ming = await customer();
    const { data } = valueOf(await ming.call(translateTexts, { text: page(3), lang: "th" }));
    expect(data).toMatchObject({ [page(3)[0] ?? ""]: `th:${page(3)[0]}` });
    expect(await say(page(3), "th")).toEqual(data);
    await setSettings(needs, {});
  });

  test("among customers gets originals once their share is used up, and others theirs [NFR-08]", async () => {
    await setSettings(needs, { translation_characters_per_customer: 10 });
    const [ming, nok] = [await customer(), await customer({ region: "TH" })];
    const texts = ["亚麻西装外套", "亚麻西装长裤"];
    await noteGoodsTexts(db, texts, clock.now());
    const sayTo = async (caller: typeof ming, text: string) =>
      valueOf(await caller.call(translateTexts, { text: [text], lang: "th" })).data[text];
    expect(await sayTo(ming, "亚麻西装外套")).toBe("th:亚麻西装外套");
    expect(await sayTo(ming, "亚麻西装长裤")).toBe("亚麻西装长裤");
    expect(await sayTo(nok, "亚麻西装长裤")).toBe("th:亚麻西装长裤");
    await setSettings(needs, {});
  });

  test("leaves customers three tenths of the day, however many visitors there are", async () => {
    clock.pass({ days: 1 });
    await setSettings(needs, { translation_characters_per_day: 10 });
    expect(await say(["灯芯绒裤女"], "th")).toEqual({
      灯芯绒裤女: "th:灯芯绒裤女",
    });
    expect(await say(["针织背心"], "th")).toEqual({ 针织背心: "针织背心" });
    const ming = await customer();
    const { data } = valueOf(await ming.call(translateTexts, { text: ["针织背心"], lang: "th" }));
    expect(data).toEqual({ 针织背心: "th:针织背心" });
    await setSettings(needs, {});
  });

  test("on one day gets originals once the day's budget is used up [TRAN-06]", async () => {
    clock.pass({ days: 1 });
    await setSettings(needs, { translation_characters_per_day: 12 });
    expect(await say(["印花阔腿裤女"], "th")).toEqual({
      印花阔腿裤女: "th:印花阔腿裤女",
    });
    expect(await say(["毛呢大衣女"], "th")).toEqual({
      毛呢大衣女: "毛呢大衣女",
    });
    // What is known costs nothing.
    expect(await say(["印花阔腿裤女"], "th")).toEqual({ 印花阔腿裤女: "th:印花阔腿裤女" });
    clock.pass({ days: 1 });
    expect(await say(["毛呢大衣女"], "th")).toEqual({ 毛呢大衣女: "th:毛呢大衣女" });
    await setSettings(needs, {});
  });

  test("from a foreign page is refused", async () => {
    const answer = await visitor().send(translateTexts.path, {
      method: "POST",
      headers: {
        "sec-fetch-site": "cross-site",
        "content-type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams({ text: '["裙"]', lang: "th" }),
    });
    expect(answer.status).toBe(403);
  });
});
