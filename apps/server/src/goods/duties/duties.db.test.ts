import * as calls from "@sampan/contract/goods/duties/staff-duties";
import { queryAuditLog } from "@sampan/contract/kernel/audit/staff-audit";
import { queryDoorPrice } from "@sampan/contract/trade/door-price";
import { dutyClasses } from "@sampan/domain/people/regions/customs";
import { regions } from "@sampan/domain/kernel/regions";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
  type ProductWish,
} from "../../../../../tests/support/test-goods.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { needs, db, customer, staff, clock } = world;

beforeAll(async () => {
  await insertTariff(needs);
  await insertRates(needs, clock.now());
  await db
    .insertInto("categories")
    .values([{ id: 991, slug: "gadgets", name: JSON.stringify({ zh: "小玩意" }), position: 991 }])
    .execute();
});

const product = (wish: ProductWish = {}) => insertProduct(db, clock.now(), wish);
const read = {
  source: "พิกัดอัตราศุลกากร",
  address: "https://customs.example/th",
  read_on: "2026-01-05",
};

/** What a person in Thailand is told of the duty of one piece. */
async function told(item_id: string) {
  const person = await customer({ region: "TH" });
  const { hints, parts } = valueOf(
    await person.call(queryDoorPrice, { lines: [{ item_id, num: 1 }] }),
  ).data;
  return { hint: hints[0], duty: parts.find(({ kind }) => kind === "import_duty") };
}
const duties = async (desk: Awaited<ReturnType<typeof staff>>) =>
  valueOf(await desk.call(calls.readDuties, {})).data;

describe("rates of duty", () => {
  test("begin with one for each class in each region, with where each was read", async () => {
    const desk = await staff("logistics");
    const { rates } = await duties(desk);
    for (const region of regions)
      expect(
        rates.filter((rate) => rate.region === region).map(({ duty_class }) => duty_class),
      ).toEqual(expect.arrayContaining([...dutyClasses]));
    expect(rates.every(({ source, read_on }) => source !== "" && read_on !== "")).toBe(true);
    expect(refusalOf(await (await staff("buyer")).call(calls.readDuties, {}))).toBe(
      "right_missing",
    );
  });

  test("are what estimates say from the moment they are saved on, by whoever saw the newest", async () => {
    const desk = await staff("logistics");
    const { item_id } = await product();
    const before = await told(item_id);
    expect(before.hint).toMatchObject({ duty_class: "clothing", low_bp: 3_000, basis: "words" });
    const rate = { region: "TH", duty_class: "clothing", low_bp: 500, high_bp: 1_000 } as const;
    const saved = { ...rate, ...read, version: 1 };
    valueOf(await desk.call(calls.saveDutyRate, saved));
    const after = await told(item_id);
    expect(after.hint).toMatchObject({ low_bp: 500, high_bp: 1_000, rate_read: read });
    expect(after.duty?.high).toBeLessThan(before.duty?.low ?? 0);
    expect(refusalOf(await desk.call(calls.saveDutyRate, saved))).toBe("changed_meanwhile");
    const ahead = { ...saved, version: 2, read_on: "2199-01-01" };
    expect(refusalOf(await desk.call(calls.saveDutyRate, ahead))).toBe("duty_day_ahead");
    const backwards = { ...saved, version: 2, low_bp: 2_000 };
    expect(refusalOf(await desk.call(calls.saveDutyRate, backwards))).toBe("invalid_input");
    const { datalist } = valueOf(await desk.call(calls.readDutyHistory, rate));
    expect(datalist.map(({ version, low_bp }) => [version, low_bp])).toEqual([
      [2, 500],
      [1, 3_000],
    ]);
    expect(datalist[0]?.made.by).not.toBe("");
    const admin = await staff("admin");
    const log = valueOf(await admin.call(queryAuditLog, { object_kind: "duty" }));
    expect(log.datalist.map(({ action }) => action)).toEqual(["save_duty_rate"]);
  });
});

describe("the class of goods", () => {
  test("follows the words as they are written now", async () => {
    const desk = await staff("logistics");
    const { item_id } = await product({ name: "会发光的积塔" });
    expect((await told(item_id)).hint).toMatchObject({ duty_class: "unknown", basis: "nothing" });
    const { words } = await duties(desk);
    const lists = [
      ["toys", ["积塔"]] as ["toys", string[]],
      ...words.lists.filter(([one]) => one !== "toys"),
    ];
    valueOf(await desk.call(calls.saveDutyWords, { version: words.version, lists }));
    expect((await told(item_id)).hint).toMatchObject({
      duty_class: "toys",
      basis: "words",
      class_read: { source: "" },
    });
    expect(refusalOf(await desk.call(calls.saveDutyWords, { version: words.version, lists }))).toBe(
      "changed_meanwhile",
    );
    const twice = [...lists, ...lists];
    expect(refusalOf(await desk.call(calls.saveDutyWords, { version: 2, lists: twice }))).toBe(
      "invalid_input",
    );
    const { datalist } = valueOf(await desk.call(calls.readDutyWordsHistory, {}));
    expect(datalist.map(({ version }) => version)).toEqual([2, 1]);
  });

  test("is what a person set for the listing, before its category, before the words, until it is taken back", async () => {
    const desk = await staff("logistics");
    const { id, item_id } = await product({ name: "蓝牙耳机", category_id: 991 });
    const { item_id: other } = await product({ name: "不认识的东西", category_id: 991 });
    const spu_id = String(id);
    expect((await told(item_id)).hint).toMatchObject({ duty_class: "audio", basis: "words" });
    valueOf(
      await desk.call(calls.setDutyClass, { category_id: 991, duty_class: "electronics", ...read }),
    );
    for (const each of [item_id, other])
      expect((await told(each)).hint).toMatchObject({
        duty_class: "electronics",
        basis: "category",
        class_read: read,
      });
    valueOf(await desk.call(calls.setDutyClass, { spu_id, duty_class: "watches", ...read }));
    expect((await told(item_id)).hint).toMatchObject({ duty_class: "watches", basis: "listing" });
    expect((await told(other)).hint).toMatchObject({ duty_class: "electronics" });
    const found = valueOf(await desk.call(calls.findDutyClass, { spu_id }));
    expect(found.data).toMatchObject({ duty_class: "watches", basis: "listing" });
    const { datalist, total } = valueOf(await desk.call(calls.listDutyClasses, {}));
    expect(total).toBe(2);
    expect(datalist.map(({ listing, category }) => [listing?.spu_id, category?.zh])).toEqual([
      [spu_id, undefined],
      [undefined, "小玩意"],
    ]);
    const [own] = datalist;
    valueOf(await desk.call(calls.endDutyClass, { id: own?.id ?? "" }));
    expect((await told(item_id)).hint).toMatchObject({ basis: "category" });
    expect(refusalOf(await desk.call(calls.endDutyClass, { id: own?.id ?? "" }))).toBe(
      "duty_class_over",
    );
  });

  test("can be set again in its place, and for nothing that we do not have", async () => {
    const desk = await staff("logistics");
    const { id, item_id } = await product();
    const spu_id = String(id);
    for (const duty_class of ["toys", "books"] as const)
      valueOf(await desk.call(calls.setDutyClass, { spu_id, duty_class, ...read }));
    expect((await told(item_id)).hint).toMatchObject({ duty_class: "books", low_bp: 0 });
    const set = { duty_class: "toys", ...read } as const;
    const refused = async (of: object) =>
      refusalOf(await desk.call(calls.setDutyClass, { ...set, ...of }));
    expect(await refused({ spu_id: "999999999" })).toBe("item_not_found");
    expect(await refused({ category_id: 999_999 })).toBe("category_unknown");
    expect(await refused({})).toBe("invalid_input");
    expect(await refused({ spu_id, read_on: "2199-01-01" })).toBe("duty_day_ahead");
  });
});
