import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { defaultAcceptance, goodsClasses } from "./goods-class.ts";
import {
  isBlocked,
  judgeShipping,
  matchesGoods,
  shippingOutcomes,
  type GoodsToShip,
  type ShippingCorrection,
  type ShippingRule,
} from "./shippability.ts";
import { transportIds, type TransportId } from "./transports.ts";

const air = 12;
const sea = 9;

const goods = (wish: Partial<GoodsToShip> = {}): GoodsToShip => ({
  goods_class: "ordinary",
  category_id: null,
  title: "纯棉短袖T恤",
  attributes: [],
  num: 1,
  ...wish,
});

const rule = (wish: Partial<ShippingRule>): ShippingRule => ({
  id: 1,
  transports: [...transportIds],
  outcome: "inspection",
  goods_classes: [],
  category_ids: [],
  words: [],
  except_words: [],
  max_pieces: null,
  ...wish,
});

const judgeBy = (
  product: GoodsToShip,
  transport: TransportId,
  rules: readonly ShippingRule[],
  corrections: readonly ShippingCorrection[] = [],
) => {
  const book = { rules, corrections, acceptance: defaultAcceptance };
  const [judged] = judgeShipping(product, [transport], book);
  if (!judged) throw new Error("no verdict for the transport");
  return judged;
};

const outcomeOf = (...[product, transport, rules, corrections]: Parameters<typeof judgeBy>) =>
  judgeBy(product, transport, rules, corrections).outcome;

describe("without a rule", () => {
  test.each([
    ["ordinary", sea, "sent"],
    ["oversize", sea, "sent"],
    ["sensitive-battery", sea, "not_carried"],
    ["sensitive-liquid", sea, "not_carried"],
    ["food", sea, "not_carried"],
    ["sensitive-battery", air, "sent"],
    ["food", air, "sent"],
    ["restricted", air, "refused"],
    ["restricted", sea, "refused"],
  ] as const)("%s by transport %i is %s [CHK-22] [CHK-23]", (goods_class, transport, outcome) => {
    expect(outcomeOf(goods({ goods_class }), transport, [])).toBe(outcome);
  });
});

describe("a rule speaks of goods", () => {
  const powerBank = rule({ words: ["充电宝"], except_words: ["收纳"] });
  test.each<[string, Partial<GoodsToShip>, Partial<ShippingRule>, boolean]>([
    ["by a word of the title", { title: "20000毫安充电宝" }, powerBank, true],
    ["unless another word says otherwise", { title: "充电宝收纳包" }, powerBank, false],
    ["not without the word", { title: "数据线" }, powerBank, false],
    ["by a word in capitals", { title: "智能灯 WIFI 版" }, rule({ words: ["wifi"] }), true],
    ["by a full-width word", { title: "ＷｉＦｉ路由" }, rule({ words: ["wifi"] }), true],
    [
      "by an attribute with its value",
      { attributes: [{ name: "是否带电池", value: "是" }] },
      rule({ words: ["是否带电池:是"] }),
      true,
    ],
    [
      "not by the same attribute with another value",
      { attributes: [{ name: "是否带电池", value: "否" }] },
      rule({ words: ["是否带电池:是"] }),
      false,
    ],
    [
      "not by a word that title and attribute make together",
      { title: "充", attributes: [{ name: "电宝", value: "是" }] },
      powerBank,
      false,
    ],
    ["by one word of several", { title: "积木" }, rule({ words: ["玩具", "积木"] }), true],
    ["by their class", { goods_class: "food" }, rule({ goods_classes: ["food"] }), true],
    ["not of another class", {}, rule({ goods_classes: ["food", "magnet"] }), false],
    ["by their category", { category_id: 7 }, rule({ category_ids: [7] }), true],
    ["not of another category", { category_id: 8 }, rule({ category_ids: [7] }), false],
    ["not without a category", {}, rule({ category_ids: [7] }), false],
    [
      "when everything it asks for is there",
      { category_id: 7, title: "玩具" },
      rule({ category_ids: [7], words: ["玩具"] }),
      true,
    ],
    [
      "not when a part is missing",
      { category_id: 7 },
      rule({ category_ids: [7], words: ["玩具"] }),
      false,
    ],
    ["never when it asks for nothing", {}, rule({}), false],
  ])("%s", (_, wish, match, isAbout) => {
    expect(matchesGoods(rule(match), goods(wish))).toBe(isAbout);
  });
});

test.each([
  ["sent", false],
  ["special_line", false],
  ["inspection", false],
  ["not_carried", true],
  ["refused", true],
] as const)("goods whose outcome is %s are kept from that way: %s", (outcome, isKeptFromIt) => {
  expect(isBlocked(outcome)).toBe(isKeptFromIt);
});

describe("among the rules that speak of goods", () => {
  test("one about other goods changes nothing", () => {
    const rules = [rule({ words: ["充电宝"], outcome: "refused" })];
    expect(judgeBy(goods(), air, rules)).toEqual({
      transport: air,
      outcome: "sent",
      because: "nothing",
      limit: null,
    });
  });
  const toy = { title: "积木玩具" };
  const words = ["玩具"];
  test("the most restrictive wins", () => {
    const rules = [
      rule({ id: 1, words, outcome: "inspection" }),
      rule({ id: 2, words, outcome: "not_carried" }),
      rule({ id: 3, words, outcome: "special_line" }),
    ];
    expect(judgeBy(goods(toy), air, rules)).toMatchObject({
      outcome: "not_carried",
      because: { rule: { id: 2 } },
    });
  });
  test("the older one gives the reason when both say the same", () => {
    const rules = [rule({ id: 9, words }), rule({ id: 4, words })];
    expect(judgeBy(goods(toy), air, rules).because).toMatchObject({ rule: { id: 4 } });
  });
  test("one speaks of its own transports only, except when it refuses altogether", () => {
    const rules = [rule({ words, transports: [sea], outcome: "not_carried" })];
    expect(outcomeOf(goods(toy), sea, rules)).toBe("not_carried");
    expect(outcomeOf(goods(toy), air, rules)).toBe("sent");
    const never = [rule({ words, transports: [sea], outcome: "refused" })];
    expect(outcomeOf(goods(toy), air, never)).toBe("refused");
  });
  test("one with a number of pieces binds above it, and is told of below", () => {
    const rules = [rule({ words, max_pieces: 2 })];
    expect(judgeBy(goods({ ...toy, num: 2 }), air, rules)).toMatchObject({
      outcome: "sent",
      because: "nothing",
      limit: { max_pieces: 2 },
    });
    expect(judgeBy(goods({ ...toy, num: 3 }), air, rules)).toMatchObject({
      outcome: "inspection",
      limit: null,
    });
  });
  test("the tightest number is told, and none that would change nothing", () => {
    const rules = [
      rule({ id: 1, words, max_pieces: 12, outcome: "not_carried" }),
      rule({ id: 2, words, max_pieces: 5, outcome: "inspection" }),
    ];
    expect(judgeBy(goods(toy), air, rules).limit?.id).toBe(2);
    const inspected = [...rules, rule({ id: 3, words })];
    expect(judgeBy(goods(toy), air, inspected)).toMatchObject({
      outcome: "inspection",
      limit: { id: 1 },
    });
  });
});

describe("a person's correction", () => {
  const refused = [rule({ words: ["玩具"], outcome: "refused" })];
  test("takes the place of the rules on its own transport", () => {
    const corrections = [{ transport: air, outcome: "sent" }] as const;
    expect(judgeBy(goods({ title: "玩具" }), air, refused, corrections)).toEqual({
      transport: air,
      outcome: "sent",
      because: { by: corrections[0] },
      limit: null,
    });
    expect(outcomeOf(goods({ title: "玩具" }), sea, refused, corrections)).toBe("refused");
  });
  test("opens no transport to a class it does not take [CHK-22] [CHK-23]", () => {
    const corrections = [{ transport: sea, outcome: "sent" }] as const;
    const battery = goods({ goods_class: "sensitive-battery" });
    expect(judgeBy(battery, sea, [], corrections)).toMatchObject({
      outcome: "not_carried",
      because: "class",
    });
  });
});

describe("whatever goods and rules there are", () => {
  const anyWord = fc.constantFrom("玩具", "电池", "wifi", "茶", "");
  const anyRule = fc.record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    transports: fc.subarray([...transportIds]),
    outcome: fc.constantFrom("special_line", "inspection", "not_carried", "refused" as const),
    goods_classes: fc.subarray([...goodsClasses]),
    category_ids: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
    words: fc.array(anyWord, { maxLength: 3 }),
    except_words: fc.array(fc.constantFrom("收纳", "配件"), { maxLength: 1 }),
    max_pieces: fc.option(fc.integer({ min: 1, max: 5 })),
  }) as fc.Arbitrary<ShippingRule>;
  const anyRules = fc.uniqueArray(anyRule, { selector: ({ id }) => id, maxLength: 8 });
  const anyGoods: fc.Arbitrary<GoodsToShip> = fc.record({
    goods_class: fc.constantFrom(...goodsClasses),
    category_id: fc.option(fc.integer({ min: 1, max: 3 })),
    title: fc.array(fc.oneof(anyWord, fc.string()), { maxLength: 4 }).map((all) => all.join("")),
    attributes: fc.array(fc.record({ name: fc.string(), value: anyWord }), { maxLength: 2 }),
    num: fc.integer({ min: 1, max: 8 }),
  });
  const book = (rules: readonly ShippingRule[]) => ({
    rules,
    corrections: [],
    acceptance: defaultAcceptance,
  });
  const severities = (product: GoodsToShip, rules: readonly ShippingRule[]) =>
    judgeShipping(product, transportIds, book(rules)).map(({ outcome }) =>
      shippingOutcomes.indexOf(outcome),
    );

  test("each transport gets exactly one verdict, the same whatever the order of the rules", () => {
    fc.assert(
      fc.property(anyGoods, anyRules, (product, rules) => {
        const judged = judgeShipping(product, transportIds, book(rules));
        expect(judged.map(({ transport }) => transport)).toEqual(transportIds);
        expect(judgeShipping(product, transportIds, book(rules.toReversed()))).toEqual(judged);
      }),
    );
  });
  test("one more rule, or one more piece, never makes it easier", () => {
    fc.assert(
      fc.property(anyGoods, anyRules, anyRule, (product, rules, added) => {
        const before = severities(product, rules);
        const withMore = [
          severities(product, [...rules, added]),
          severities({ ...product, num: product.num + 1 }, rules),
        ];
        for (const after of withMore)
          expect(after.every((severity, at) => severity >= (before[at] ?? 0))).toBe(true);
      }),
    );
  });
  test("what is refused by one transport's rule is refused by all", () => {
    fc.assert(
      fc.property(anyGoods, anyRules, (product, rules) => {
        const outcomes = judgeShipping(product, transportIds, book(rules));
        const refused = outcomes.filter(({ outcome }) => outcome === "refused");
        expect([0, transportIds.length]).toContain(refused.length);
        expect(refused.every(({ outcome }) => isBlocked(outcome))).toBe(true);
      }),
    );
  });
});
