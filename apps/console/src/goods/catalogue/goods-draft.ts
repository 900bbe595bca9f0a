import { byLanguage } from "@sampan/domain/kernel/by-language";
import type { OwnGoods, WrittenNames } from "@sampan/contract/goods/catalogue/staff-catalogue";
import { combinationsOf } from "@sampan/domain/goods/catalogue/own-goods";

type Option = OwnGoods["options"][number];
type Sku = OwnGoods["skus"][number];

export const combinationsMax = 200;

const named = (zh: string): WrittenNames => ({ ...byLanguage(() => ""), zh });

/** Goods nobody has written anything of: one sku, off sale. */
export const newGoods = (): OwnGoods => ({
  names: named(""),
  promotion_titles: named(""),
  category_id: null,
  images: [],
  description: "",
  attributes: [],
  options: [],
  skus: [{ choices: [], ...untouched }],
  tiers: [],
  activity_price: null,
  batch_step: 1,
  minimum_batch: 1,
  unit: "件",
  goods_class: "ordinary",
  weight_g: null,
  mainland_freight: 0,
  is_on_sale: false,
});

const untouched = { price: 0, stock: 0, stock_seen: 0, is_on_sale: true, weight_g: null } as const;

/** Whether one more value of an option would make more combinations than can be edited. */
export const isFull = ({ options }: Pick<OwnGoods, "options">, position?: number): boolean =>
  options.reduce(
    (product, { values }, at) => product * (values.length + (at === position ? 1 : 0)),
    1,
  ) > combinationsMax;

/** Adds an option with one value; every sku there is takes that value. */
export const addOption = (goods: OwnGoods, words: { option: string; value: string }): OwnGoods => ({
  ...goods,
  options: [
    ...goods.options,
    { names: named(words.option), values: [{ names: named(words.value), image: "" }] },
  ],
  skus: goods.skus.map((sku) => ({ ...sku, choices: [...sku.choices, 0] })),
});

/** Takes an option out; the skus with its first value stay. */
export const removeOption = (goods: OwnGoods, position: number): OwnGoods => ({
  ...goods,
  options: goods.options.toSpliced(position, 1),
  skus: goods.skus
    .filter(({ choices }) => choices[position] === 0)
    .map((sku) => ({ ...sku, choices: sku.choices.toSpliced(position, 1) })),
});

/** Adds a value; its combinations start at the price of the first sku, with nothing in stock. */
export function addValue(goods: OwnGoods, position: number, word: string): OwnGoods {
  const options = goods.options.map((option, at) =>
    at === position
      ? { ...option, values: [...option.values, { names: named(word), image: "" }] }
      : option,
  );
  return { ...goods, options, skus: everyCombination(options, goods.skus) };
}

/** Takes a value and its combinations out; the values after it move up. */
export const removeValue = (
  goods: OwnGoods,
  { position, value }: { readonly position: number; readonly value: number },
): OwnGoods => ({
  ...goods,
  options: goods.options.map((option, at) =>
    at === position ? { ...option, values: option.values.toSpliced(value, 1) } : option,
  ),
  skus: goods.skus
    .filter(({ choices }) => choices[position] !== value)
    .map((sku) => ({
      ...sku,
      choices: sku.choices.map((choice, at) =>
        at === position && choice > value ? choice - 1 : choice,
      ),
    })),
});

export const changeOption = (goods: OwnGoods, position: number, option: Option): OwnGoods => ({
  ...goods,
  options: goods.options.map((one, at) => (at === position ? option : one)),
});

/** Every combination in order, those that were not there off the shelf. */
export function everyCombination(options: OwnGoods["options"], skus: readonly Sku[]): Sku[] {
  const known = new Map(skus.map((sku) => [String(sku.choices), sku]));
  const price = skus[0]?.price ?? 0;
  return combinationsOf(options).map(
    (choices) => known.get(String(choices)) ?? { ...untouched, choices, price },
  );
}

/** The values of a sku in one line: `藏青 · L`. */
export const skuName = ({ choices }: Pick<Sku, "choices">, options: OwnGoods["options"]): string =>
  options.map(({ values }, at) => values[choices[at] ?? -1]?.names.zh ?? "").join(" · ");

/** What is edited and shown together. */
export const goodsParts = {
  names: ["names", "promotion_titles"],
  basics: [
    "category_id",
    "goods_class",
    "unit",
    "weight_g",
    "mainland_freight",
    "batch_step",
    "minimum_batch",
    "activity_price",
    "is_on_sale",
  ],
  pictures: ["images"],
  // An option without its skus would be no combination.
  matrix: ["options", "skus"],
  tiers: ["tiers"],
  attributes: ["attributes"],
  description: ["description"],
} as const satisfies Record<string, readonly (keyof OwnGoods)[]>;
export type GoodsPart = keyof typeof goodsParts;
const partNames = Object.keys(goodsParts) as GoodsPart[];

/** The parts in which two states of goods differ. */
export const differingParts = (one: OwnGoods, other: OwnGoods): GoodsPart[] =>
  partNames.filter((part) =>
    goodsParts[part].some((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key])),
  );

/** `goods` with one part as `stored` has it. */
export const takePart = (goods: OwnGoods, stored: OwnGoods, part: GoodsPart): OwnGoods => ({
  ...goods,
  ...Object.fromEntries(goodsParts[part].map((key) => [key, stored[key]])),
});

/** `list` with the item at `position` moved by one; unchanged at its ends. */
export function moved<Item>(list: readonly Item[], position: number, by: -1 | 1): Item[] {
  const [item, other] = [list[position], list[position + by]];
  if (item === undefined || other === undefined) return [...list];
  return list.with(position, other).with(position + by, item);
}
