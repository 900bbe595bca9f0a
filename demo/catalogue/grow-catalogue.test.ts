import { expect, test } from "vitest";
import { recipeOf } from "../pictures/recipe-of.ts";
import { growCatalogue } from "./grow-catalogue.ts";
import { shareTexts } from "./share-texts.ts";

const catalogue = growCatalogue();
const { marketplace, own } = catalogue;
const everything = [...marketplace, ...own];

test("the catalogue has three hundred goods on the marketplaces and forty of our own", () => {
  expect(marketplace.length).toBeGreaterThanOrEqual(300);
  expect(own).toHaveLength(40);
  expect(new Set(marketplace.map((product) => product.category)).size).toBe(8);
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

test("everything can be bought in every combination of its options, at a price", () => {
  const faulty = everything.filter((product) => {
    const combinations = product.dimensions.reduce((count, one) => count * one.values.length, 1);
    const order = product.dimensions.map((one) => one.id).join();
    return (
      product.skus.length !== combinations ||
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
