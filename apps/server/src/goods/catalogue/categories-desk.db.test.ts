import { queryCategoryList } from "@sampan/contract/goods/catalogue/catalogue";
import { queryAuditLog } from "@sampan/contract/kernel/audit/staff-audit";
import {
  arrangeCategories,
  listMaintainedCategories,
  removeCategory,
  saveCategory,
} from "@sampan/contract/goods/catalogue/staff-categories";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertProduct } from "../../../../../tests/support/test-goods.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { db, staff, visitor, clock } = await openTestApp();
const names = (word: string) => ({ zh: word, "zh-TW": word, th: word, en: word });
let som: Awaited<ReturnType<typeof staff>>;

beforeAll(async () => {
  som = await staff("catalogue");
});

const category = async (id: number) => {
  const { list } = valueOf(await som.call(listMaintainedCategories, {}));
  return list.find((one) => one.id === id);
};
const shown = async (parent_id: number) => {
  clock.pass({ minutes: 1 });
  const { datalist } = valueOf(await visitor().call(queryCategoryList, { parent_id }));
  return datalist[0];
};
const added = async (parent_id: number, word: string) =>
  valueOf(await som.call(saveCategory, { parent_id, names: names(word) })).data.id;

test("a top group keeps its id whatever it is called: 180 may be wholesale [OWN-04]", async () => {
  const before = await category(180);
  const wholesale = { ...names("批发"), en: "Wholesale" };
  const version = before?.version ?? -1;
  const save = { id: 180, version, names: wholesale, img_url: before?.img_url ?? "" };
  valueOf(await som.call(saveCategory, save));
  expect(await shown(180)).toMatchObject({ id: 180, i18n: { en: "Wholesale" } });
  expect(refusalOf(await som.call(removeCategory, { id: 180 }))).toBe("category_fixed");
});

test("a category is added below a top group, renamed, and removed once it is empty [BO-41]", async () => {
  const id = await added(103, "旗袍");
  expect((await shown(103))?.children.map((child) => child.name)).toContain("旗袍");
  await insertProduct(db, clock.now(), { platform: 1, category_id: id });
  expect(refusalOf(await som.call(removeCategory, { id }))).toBe("category_in_use");
  await db.updateTable("products").set({ category_id: null }).execute();
  valueOf(await som.call(removeCategory, { id }));
  expect(await category(id)).toBeUndefined();
  const admin = await staff("admin");
  const { datalist } = valueOf(
    await admin.call(queryAuditLog, { object_kind: "category", object_id: String(id) }),
  );
  expect(datalist.map(({ action }) => action)).toEqual(["remove_category", "create_category"]);
});

test("a name in every language is needed, and a parent that is a top group [BO-41]", async () => {
  const bare = { ...names("茶"), th: " " };
  expect(refusalOf(await som.call(saveCategory, { parent_id: 144, names: bare }))).toBe(
    "names_needed",
  );
  const child = await added(144, "茶具");
  for (const parent_id of [child, 999_999])
    expect(refusalOf(await som.call(saveCategory, { parent_id, names: names("杯") }))).toBe(
      "category_unknown",
    );
});

test("an older state is not saved over a newer one [BO-41]", async () => {
  const id = await added(154, "耳机");
  const save = { id, version: 1, img_url: "" };
  valueOf(await som.call(saveCategory, { ...save, names: names("无线耳机") }));
  expect(refusalOf(await som.call(saveCategory, { ...save, names: names("耳麦") }))).toBe(
    "changed_meanwhile",
  );
  expect((await category(id))?.names.zh).toBe("无线耳机");
});

test("categories stand in the order they are given, all of them [BO-41]", async () => {
  const [one, other] = [await added(170, "奶瓶"), await added(170, "童车")];
  valueOf(await som.call(arrangeCategories, { parent_id: 170, ids: [other, one] }));
  expect((await shown(170))?.children.map((child) => child.id)).toEqual([other, one]);
  expect(refusalOf(await som.call(arrangeCategories, { parent_id: 170, ids: [one] }))).toBe(
    "changed_meanwhile",
  );
  const reviewer = await staff("reviewer");
  expect(refusalOf(await reviewer.call(removeCategory, { id: one }))).toBe("right_missing");
});
