import type { GoodsClass } from "../../goods/shippability/goods-class.ts";

const classOfMark: Readonly<Record<string, GoodsClass>> = {
  battery: "sensitive-battery",
  liquid: "sensitive-liquid",
  powder: "sensitive-powder",
  magnet: "magnet",
  food: "food",
};

/** What the warehouse marked on a parcel counts beside what the listings said. [BO-14] */
export const classesOfMarks = (marks: readonly string[]): GoodsClass[] =>
  marks.flatMap((mark) => classOfMark[mark] ?? []);
