import type { InputOf } from "@sampan/contract/kernel/call";
import type { addMark, MarkRow } from "@sampan/contract/shop/staff-marks";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { parseAmount } from "@sampan/domain/kernel/money";

type WireMark = InputOf<typeof addMark>;

/** Amounts that a mark asks for; each may be left empty. */
export const leastAmounts = [
  "min_item_fee",
  "min_hd2_fee",
  "min_order_fee",
  "detailGoodsPrice",
] as const;
type LeastAmount = (typeof leastAmounts)[number];

/** What is typed: amounts as they are written, moments as their fields have them. */
export interface TypedMark extends Pick<WireMark, "tag" | "names" | "is_active"> {
  readonly starts_at: string;
  readonly ends_at: string;
  readonly levels: WireMark["ext"]["markConditions"]["user_level"];
  readonly payModes: WireMark["ext"]["markConditions"]["pay_method"];
  readonly least: Readonly<Record<LeastAmount, string>>;
  /** Of the goods; both empty for all of the window. */
  readonly goods_from: string;
  readonly goods_until: string;
}

export interface MarkFieldsProps {
  readonly typed: TypedMark;
  readonly put: (change: Partial<TypedMark>) => void;
}

export const newMark = (): TypedMark => ({
  tag: "",
  names: byLanguage(() => ""),
  is_active: true,
  starts_at: "",
  ends_at: "",
  levels: [],
  payModes: [],
  least: {
    min_item_fee: "",
    min_hd2_fee: "",
    min_order_fee: "",
    detailGoodsPrice: "",
  },
  goods_from: "",
  goods_until: "",
});

/** A field for a moment has no seconds. */
const minute = (wireTime = ""): string => wireTime.slice(0, 16).replace(" ", "T");

const written = (cents: number | null): string => (cents === null ? "" : (cents / 100).toFixed(2));

export function typedOf({ tag, names, is_active, mkt_data, ext }: MarkRow): TypedMark {
  const { user_level, pay_method, detailMark, ...fees } = ext.markConditions;
  const { detailGoodsPrice, detailTime } = detailMark;
  return {
    tag,
    names,
    is_active,
    starts_at: minute(mkt_data.data.startTime),
    ends_at: minute(mkt_data.data.endTime),
    levels: user_level,
    payModes: pay_method,
    least: {
      min_item_fee: written(fees.min_item_fee),
      min_hd2_fee: written(fees.min_hd2_fee),
      min_order_fee: written(fees.min_order_fee),
      detailGoodsPrice: written(detailGoodsPrice),
    },
    goods_from: minute(detailTime?.startTime),
    goods_until: minute(detailTime?.endTime),
  };
}

/** Cents of what is written; null where nothing is, undefined where it is no amount above nothing. */
export function leastOf(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const amount = parseAmount(text);
  return amount.ok && amount.value > 0 ? amount.value : undefined;
}

/** The mark as it travels; undefined while an amount is none. */
export function wireOf(typed: TypedMark): WireMark | undefined {
  const { least, goods_from, goods_until } = typed;
  const [item, hd2, order, piece] = leastAmounts.map((name) => leastOf(least[name]));
  if (item === undefined || hd2 === undefined || order === undefined || piece === undefined)
    return undefined;
  const hasGoodsTime = goods_from !== "" || goods_until !== "";
  return {
    tag: typed.tag,
    names: typed.names,
    is_active: typed.is_active,
    mkt_data: { data: { startTime: typed.starts_at, endTime: typed.ends_at } },
    ext: {
      markConditions: {
        user_level: typed.levels,
        pay_method: typed.payModes,
        min_item_fee: item,
        min_hd2_fee: hd2,
        min_order_fee: order,
        detailMark: {
          detailGoodsPrice: piece,
          detailTime: hasGoodsTime ? { startTime: goods_from, endTime: goods_until } : null,
        },
      },
    },
  };
}
