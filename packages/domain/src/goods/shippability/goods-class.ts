import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { TransportId } from "./transports.ts";

export const goodsClasses = [
  "ordinary",
  "oversize",
  "sensitive-battery",
  "sensitive-liquid",
  "sensitive-powder",
  "magnet",
  "food",
  "restricted",
] as const;
export type GoodsClass = (typeof goodsClasses)[number];

/** What a tariff tells apart, from the easiest to carry to the hardest. */
export const tariffClasses = ["ordinary", "sensitive", "special"] as const;
export type TariffClass = (typeof tariffClasses)[number];

const classes = {
  ordinary: "ordinary",
  oversize: "ordinary",
  "sensitive-battery": "sensitive",
  "sensitive-liquid": "sensitive",
  "sensitive-powder": "sensitive",
  magnet: "sensitive",
  food: "special",
  restricted: undefined,
} as const satisfies Record<GoodsClass, TariffClass | undefined>;

/** The tariff class of goods; undefined for what we carry by no means. */
export const tariffClassOf = (goods: GoodsClass): TariffClass | undefined => classes[goods];

/** The class a whole parcel pays: that of its hardest goods. Undefined when any is restricted. */
export function tariffClassOfAll(goods: readonly GoodsClass[]): TariffClass | undefined {
  const all = goods.map(tariffClassOf);
  if (all.includes(undefined)) return undefined;
  return tariffClasses.findLast((tariffClass) => all.includes(tariffClass)) ?? "ordinary";
}

export type TransportAcceptance = Readonly<Record<TransportId, readonly TariffClass[]>>;

/** Only air takes more than ordinary goods; configuration can widen a line. [CHK-22] [CHK-23] */
export const defaultAcceptance: TransportAcceptance = {
  12: ["ordinary", "sensitive", "special"],
  8: ["ordinary"],
  9: ["ordinary"],
  10: ["ordinary"],
};

export type TransportRefusal =
  | { readonly code: "goods_refused" }
  | { readonly code: "sensitive_by_air_only" };

/**
 * Judges goods against a transport. Refuses `goods_refused` for restricted goods and
 * `sensitive_by_air_only` for a transport that does not take their class. [CHK-22] [CHK-23]
 */
export function checkTransport(
  goods: readonly GoodsClass[],
  transport: TransportId,
  acceptance: TransportAcceptance,
): Result<TariffClass, TransportRefusal> {
  const tariffClass = tariffClassOfAll(goods);
  if (!tariffClass) return refuse({ code: "goods_refused" });
  return acceptance[transport].includes(tariffClass)
    ? ok(tariffClass)
    : refuse({ code: "sensitive_by_air_only" });
}

export const isGoodsClass = (value: unknown): value is GoodsClass =>
  goodsClasses.some((goodsClass) => goodsClass === value);
