import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { recipeOf } from "../pictures/recipe-of.ts";
import type { DemoProduct } from "./catalogue.ts";
import { growCatalogue } from "./grow-catalogue.ts";
import { HOSTILE_SNIPPETS } from "./hostile-snippets.ts";
import { shareTexts } from "./share-texts.ts";

const catalogue = growCatalogue();
const { marketplace, own } = catalogue;
const everything = [...marketplace, ...own];

const count = (isOne: (product: DemoProduct) => boolean) => marketplace.filter(isOne).length;
const onPlatform = (platform: string) => count((product) => product.platform === platform);
const dimensionsAre = (number: number) =>
  count((product) => product.dimensions.length === number && product.isPublished);
const combinationsOf = ({ dimensions }: DemoProduct) =>
  dimensions.reduce((product, one) => product * one.values.length, 1);
const isSoldOut = ({ skus }: DemoProduct) => skus.every((sku) => sku.stock === 0);
const exceeds2To53 = (id: string) => BigInt(id) > BigInt(Number.MAX_SAFE_INTEGER);

test("the catalogue has over three thousand goods on five marketplaces and forty of our own", () => {
  expect(marketplace.length).toBeGreaterThanOrEqual(3000);
  expect(own).toHaveLength(40);
  expect(new Set(marketplace.map((product) => product.category)).size).toBe(8);
  for (const platform of ["1688", "taobao"]) expect(onPlatform(platform)).toBeGreaterThan(1000);
  for (const platform of ["jd", "pdd", "groupbuy"])
    expect(onPlatform(platform)).toBeGreaterThan(300);
});

test("goods have no, one, two and three kinds of options, hundreds of each", () => {
  for (const number of [0, 1, 2, 3]) expect(dimensionsAre(number)).toBeGreaterThan(300);
});

test("factories sell at one to four prices by quantity, in steps and from a smallest lot", () => {
  for (const number of [1, 2, 3, 4]) {
    expect(
      count(({ platform, tiers }) => platform === "1688" && tiers.length === number),
    ).toBeGreaterThan(200);
  }
  expect(count(({ step }) => step > 1)).toBeGreaterThan(400);
  expect(count(({ minOrder }) => minOrder > 1)).toBeGreaterThan(500);
  const wrong = marketplace.filter(
    ({ tiers, minOrder }) =>
      tiers[0]?.from !== minOrder ||
      tiers.some((tier, at) => at > 0 && tier.from <= tiers[at - 1]!.from),
  );
  expect(wrong.map(({ key }) => key)).toEqual([]);
});

test("some goods are sold out, taken down, or no longer offered in every combination", () => {
  expect(count(isSoldOut)).toBeGreaterThan(60);
  expect(count(({ isPublished }) => !isPublished)).toBeGreaterThan(40);
  expect(
    count((product) => product.skus.length < combinationsOf(product) && !isSoldOut(product)),
  ).toBeGreaterThan(200);
  expect(
    count(({ skus }) => skus.some((sku) => sku.stock === 0) && skus.some((sku) => sku.stock > 0)),
  ).toBeGreaterThan(500);
});

test("every value of an option is still offered in some combination", () => {
  const dead = marketplace.filter(({ dimensions, skus }) =>
    dimensions.some(({ id, values }) =>
      values.some((value) => !skus.some((sku) => sku.options[id] === value.id)),
    ),
  );
  expect(dead.map(({ key }) => key)).toEqual([]);
});

test("some titles are longer than any card, some ids larger than a number holds", () => {
  expect(count(({ title }) => title.zh.length >= 150)).toBeGreaterThan(60);
  for (const platform of ["1688", "taobao", "pdd", "groupbuy"]) {
    expect(
      count(
        (product) =>
          product.platform === platform &&
          exceeds2To53(product.thid) &&
          product.skus.every((sku) => exceeds2To53(sku.id)),
      ),
    ).toBeGreaterThan(3);
  }
});

test("descriptions are HTML, hostile HTML with every snippet, or lists of pictures", () => {
  for (const platform of ["taobao", "jd", "pdd", "groupbuy"]) {
    expect(
      count((product) => product.platform === platform && product.isDescribedByPictures === true),
    ).toBeGreaterThan(100);
  }
  for (const snippet of HOSTILE_SNIPPETS) {
    expect(count(({ descriptionHtml }) => descriptionHtml.includes(snippet))).toBeGreaterThan(5);
  }
  expect(
    count(({ descriptionHtml }) => HOSTILE_SNIPPETS.some((one) => descriptionHtml.includes(one))),
  ).toBeLessThan(200);
});

test("search answers of every marketplace name some goods without their id", () => {
  for (const platform of ["1688", "taobao", "jd", "pdd", "groupbuy"]) {
    expect(
      count((product) => product.platform === platform && product.isListedWithoutId === true),
    ).toBeGreaterThan(5);
  }
});

test("what was written one by one sells more than anything that copies it", () => {
  const sales = (isWritten: boolean) =>
    marketplace
      .filter(({ key }) => /-x\d$/.test(key) !== isWritten)
      .map(({ monthlySales }) => monthlySales);
  expect(Math.min(...sales(true))).toBeGreaterThan(Math.max(...sales(false)));
});

test("ids that bookmarks and journeys know stay with their goods", () => {
  const keyOf = (thid: string) => marketplace.find((product) => product.thid === thid)?.key;
  expect(keyOf("650313400081")).toBe("floral-chiffon-midi-dress");
  expect(keyOf("617499645749")).toBe("square-neck-puff-blouse");
  expect(keyOf("821364715893")).toBe("power-bank-20000");
  expect(keyOf("785538488152")).toBe("laptop-backpack");
  expect(keyOf("787776333597")).toBe("corduroy-jacket-2");
});

test("main pictures are those that are committed, so that no list waits for a brush", () => {
  const finished = new Set(readdirSync(new URL("../pictures/committed", import.meta.url)));
  const missing = marketplace.filter(({ pictures }) => !finished.has(`${pictures[0]}.webp`));
  expect(missing.map(({ key }) => key)).toEqual([]);
});

test("the same catalogue grows every time", () => {
  expect(growCatalogue()).toEqual(catalogue);
});

test("no two goods share a title, and no two ids are the same", () => {
  const ids = everything.flatMap((product) => [product.thid, ...product.skus.map((sku) => sku.id)]);
  expect(new Set(ids).size).toBe(ids.length);
  const titles = marketplace.map((product) => product.title.zh);
  expect(new Set(titles).size).toBe(titles.length);
});

test("what is not withdrawn can be bought in every combination of its options, at a price", () => {
  const faulty = everything.filter((product) => {
    const isComplete = product.skus.length === combinationsOf(product);
    const isWithdrawn = /-x\d$/.test(product.key) && product.skus.length > 0;
    const order = product.dimensions.map((one) => one.id).join();
    return (
      (!isComplete && !isWithdrawn) ||
      product.tiers[0]?.from !== product.minOrder ||
      product.skus.some((sku) => sku.price_cents <= 0 || Object.keys(sku.options).join() !== order)
    );
  });
  expect(faulty.map((product) => product.key)).toEqual([]);
});

test("every picture of everything can be drawn", () => {
  const names = everything.flatMap(({ pictures, dimensions }) => [
    ...pictures,
    ...dimensions.flatMap((one) => one.values.flatMap((value) => value.picture ?? [])),
  ]);
  expect(names.filter((name) => recipeOf(name) === undefined)).toEqual([]);
});

test("the share texts lead to goods that are offered", () => {
  for (const { leadsTo } of shareTexts(catalogue)) {
    if (typeof leadsTo === "string") continue;
    const product = marketplace.find((one) => one.thid === leadsTo.thid);
    expect(product).toMatchObject({ platform: leadsTo.platform, isPublished: true });
  }
});
