import { getItemDetail } from "@sampan/contract/goods/catalogue/own-product";
import { queryAuditLog } from "@sampan/contract/kernel/audit/staff-audit";
import { saveCategory } from "@sampan/contract/goods/catalogue/staff-categories";
import {
  correctShippingVerdict,
  dropShippingCorrection,
  enableShippingRule,
  getProductVerdicts,
  previewShippingRule,
  queryShippingRules,
  saveShippingRule,
} from "@sampan/contract/goods/shippability/staff-shippability";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertProduct, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { newRule } from "../../../../../tests/support/test-shippability.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { db, visitor, staff, clock, needs } = await openTestApp();
beforeAll(() => insertTariff(needs));

const own = (name: string) => insertProduct(db, clock.now(), { platform: 1, name });
const outcomeBySea = async (id: number) => {
  const { data } = valueOf(await visitor().call(getItemDetail, { id: String(id) }));
  return data.shippability.find(({ transport }) => transport === 9)?.outcome ?? "sent";
};

describe("a rule", () => {
  test("works from the moment it is saved, until it is switched off", async () => {
    const logistics = await staff("logistics");
    const { id: productId } = await own("琉璃风铃");
    expect(await outcomeBySea(productId)).toBe("sent");
    const saved = await logistics.call(saveShippingRule, newRule({ words: ["风铃"] }));
    const { id } = valueOf(saved).data;
    expect(await outcomeBySea(productId)).toBe("not_carried");
    valueOf(await logistics.call(enableShippingRule, { id, is_enabled: false }));
    expect(await outcomeBySea(productId)).toBe("sent");
  });

  test("about a category speaks of goods in the categories below it, and of no others", async () => {
    const logistics = await staff("logistics");
    const names = JSON.stringify({ zh: "灯具", "zh-TW": "燈具", th: "โคมไฟ", en: "Lamps" });
    const group = (id: number) => ({ id, slug: `lamps-${id}`, name: names, position: id });
    await db
      .insertInto("categories")
      .values([group(900), group(901)])
      .execute();
    const saved = await logistics.call(saveShippingRule, newRule({ category_ids: [900] }));
    const { id } = valueOf(saved).data;
    const editor = await staff("catalogue");
    const below = { parent_id: 900, names: { zh: "灯", "zh-TW": "燈", th: "ไฟ", en: "Lamp" } };
    valueOf(await editor.call(saveCategory, below));
    const inCategory = (category_id: number) =>
      insertProduct(db, clock.now(), { platform: 1, name: "台灯", category_id });
    const goods = await Promise.all([900, 90_001, 901].map(inCategory));
    const outcomes = await Promise.all(goods.map((each) => outcomeBySea(each.id)));
    expect(outcomes).toEqual(["not_carried", "not_carried", "sent"]);

    const match = { goods_classes: [], category_ids: [900], words: [], except_words: [] };
    const preview = valueOf(await logistics.call(previewShippingRule, match)).data;
    expect(preview.total).toBe(2);
    valueOf(await logistics.call(enableShippingRule, { id, is_enabled: false }));
  });

  test("is changed under its number, and every act is in the audit log [BO-03]", async () => {
    const logistics = await staff("logistics");
    const saved = await logistics.call(saveShippingRule, newRule({ words: ["灯笼"] }));
    const { id } = valueOf(saved).data;
    const changed = newRule({ words: ["宫灯"], outcome: "inspection", mark: "BSMI" });
    valueOf(await logistics.call(saveShippingRule, { id, ...changed }));
    valueOf(await logistics.call(enableShippingRule, { id, is_enabled: false }));
    const { datalist } = valueOf(await logistics.call(queryShippingRules, {}));
    expect(datalist.find((rule) => rule.id === id)).toMatchObject({
      words: ["宫灯"],
      mark: "BSMI",
      is_enabled: false,
    });
    const admin = await staff("admin");
    const log = await admin.call(queryAuditLog, { object_kind: "shipping_rule", object_id: id });
    expect(valueOf(log).datalist.map(({ action }) => action)).toEqual([
      "disable_shipping_rule",
      "change_shipping_rule",
      "write_shipping_rule",
    ]);
  });

  test.each([
    ["that would speak of everything", newRule({}), "rule_asks_nothing"],
    ["without a transport", newRule({ words: ["风"], transports: [] }), "rule_transport_needed"],
    [
      "without its reason in every language",
      newRule({ words: ["风"], reason: { zh: "不收", "zh-TW": "不收", th: " ", en: "No" } }),
      "rule_reason_needed",
    ],
    ["nobody wrote", { id: "999999", ...newRule({ words: ["风"] }) }, "rule_unknown"],
  ])("%s is refused", async (_, rule, code) => {
    const logistics = await staff("logistics");
    expect(refusalOf(await logistics.call(saveShippingRule, rule))).toBe(code);
  });

  test("is tried on stored goods and on a title before it is saved", async () => {
    const logistics = await staff("logistics");
    const { id } = await own("竹编灯罩");
    await own("竹编灯罩收纳袋");
    const match = { goods_classes: [], category_ids: [], words: ["灯罩"], except_words: ["收纳"] };
    const preview = (title: string) => logistics.call(previewShippingRule, { ...match, title });
    const { data } = valueOf(await preview("布艺灯罩"));
    expect(data.datalist.map(({ spu_id }) => spu_id)).toEqual([String(id)]);
    expect([data.total, data.matches_title]).toEqual([1, true]);
    expect(valueOf(await preview("布艺沙发")).data.matches_title).toBe(false);
    expect(valueOf(await preview("")).data.matches_title).toBeNull();
    expect(await outcomeBySea(id)).toBe("sent");
  });

  test("is written by logistics and administrators, and by nobody else [BO-02]", async () => {
    for (const role of ["reviewer", "buyer", "finance", "catalogue"] as const) {
      const somebody = await staff(role);
      expect(refusalOf(await somebody.call(saveShippingRule, newRule({ words: ["风"] })))).toBe(
        "right_missing",
      );
    }
    const admin = await staff("admin");
    expect((await admin.call(queryShippingRules, {})).ok).toBe(true);
  });
});

describe("the verdict on one product", () => {
  const corrected = {
    region: "TW",
    transport: 9,
    outcome: "sent",
    reason: { zh: "是模型", "zh-TW": "是模型", th: "เป็นแบบจำลอง", en: "It is a model" },
  } as const;

  test("is corrected by a reviewer, in place of the rules, until the correction is dropped", async () => {
    const reviewer = await staff("reviewer");
    const { id } = await own("木炭造型摆件");
    const spu_id = String(id);
    expect(await outcomeBySea(id)).toBe("not_carried");
    valueOf(await reviewer.call(correctShippingVerdict, { spu_id, ...corrected }));
    expect(await outcomeBySea(id)).toBe("sent");
    const { data } = valueOf(await reviewer.call(getProductVerdicts, { spu_id, region: "TW" }));
    expect(data.verdicts.map(({ transport, by }) => [transport, by])).toEqual([
      [12, "nothing"],
      [8, "rule"],
      [9, "correction"],
    ]);
    const key = { spu_id, region: "TW", transport: 9 } as const;
    valueOf(await reviewer.call(dropShippingCorrection, key));
    expect(await outcomeBySea(id)).toBe("not_carried");
    const admin = await staff("admin");
    const log = await admin.call(queryAuditLog, { object_kind: "product", object_id: spu_id });
    expect(valueOf(log).datalist.map(({ action }) => action)).toEqual([
      "drop_shipping_correction",
      "correct_shipping_verdict",
    ]);
  });

  test("names the rule behind it", async () => {
    const reviewer = await staff("reviewer");
    const { id } = await own("烧烤木炭");
    const verdicts = await reviewer.call(getProductVerdicts, { spu_id: String(id), region: "TW" });
    const bySea = valueOf(verdicts).data.verdicts.find(({ transport }) => transport === 9);
    expect(bySea).toMatchObject({ by: "rule", rule_name: "橡胶、木炭、原木" });
  });

  test("is refused for a product nobody has, and without words", async () => {
    const reviewer = await staff("reviewer");
    const unknown = { spu_id: "999999", ...corrected };
    expect(refusalOf(await reviewer.call(correctShippingVerdict, unknown))).toBe("item_not_found");
    const { id } = await own("烧烤木炭");
    const wordless = { ...corrected, spu_id: String(id), reason: { ...corrected.reason, en: "" } };
    expect(refusalOf(await reviewer.call(correctShippingVerdict, wordless))).toBe(
      "rule_reason_needed",
    );
  });
});
