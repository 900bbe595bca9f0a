import type { ShippingVerdict } from "@sampan/contract/shippability";
import type { GoodsClass } from "@sampan/domain/goods-class";
import type { Language } from "@sampan/domain/language";
import type { Region } from "@sampan/domain/regions";
import { judgeShipping, type ShippingJudgement } from "@sampan/domain/shippability";
import { transportIds, type TransportId } from "@sampan/domain/transports";
import { refusalText } from "@sampan/locales/create-texts";
import type { ProductAttribute } from "../db/tables-goods.ts";
import type { RegionBook, StoredCorrection, StoredRule } from "./find-shipping-book.ts";

/** A product as far as transports care. */
export interface JudgedProduct {
  readonly goods_class: string;
  readonly category_id: number | null;
  readonly item_name: string;
  readonly attributes: readonly ProductAttribute[];
  readonly corrections: readonly StoredCorrection[];
}

/** Who asks, and how many pieces of the product they think of. */
export interface JudgedFor {
  readonly region: Region;
  readonly num: number;
  readonly transports?: readonly TransportId[];
}

export type GoodsJudgement = ShippingJudgement<StoredRule, StoredCorrection>;

/** What each transport makes of a product. [CHK-22] [CHK-23] */
export function judgeGoods(
  product: JudgedProduct,
  { region, num, transports = transportIds }: JudgedFor,
  book: RegionBook,
): GoodsJudgement[] {
  const goods = {
    goods_class: product.goods_class as GoodsClass,
    category_id: product.category_id,
    title: product.item_name,
    attributes: product.attributes,
    num,
  };
  const corrections = product.corrections.filter((correction) => correction.region === region);
  return judgeShipping(goods, transports, { ...book, corrections });
}

/** The verdicts worth a word, as they travel: what is sent as it is stays out. */
export const describeVerdicts = (
  judged: readonly GoodsJudgement[],
  language: Language,
): ShippingVerdict[] =>
  judged
    .filter(({ outcome, limit }) => outcome !== "sent" || limit !== null)
    .map((judgement) => describeVerdict(judgement, language));

/** One verdict as it travels. */
export function describeVerdict(judgement: GoodsJudgement, language: Language): ShippingVerdict {
  const { transport, outcome, limit } = judgement;
  return {
    transport,
    outcome,
    ...tellWhy(judgement, language),
    limit: limit && { max_pieces: limit.max_pieces, ...tellRule(limit, language) },
  };
}

type Told = Pick<ShippingVerdict, "reason" | "mark" | "checked_on">;

function tellWhy({ because, outcome }: GoodsJudgement, language: Language): Told {
  if (because === "nothing") return { reason: "", mark: "", checked_on: "" };
  if (because === "class") {
    const code = outcome === "refused" ? "goods_refused" : "sensitive_by_air_only";
    return { reason: refusalText(language, { code }), mark: "", checked_on: "" };
  }
  if ("rule" in because) return tellRule(because.rule, language);
  const { reason, mark, decided_on } = because.by;
  return { reason: reason[language], mark, checked_on: decided_on };
}

const tellRule = ({ reason, mark, checked_on }: StoredRule, language: Language): Told => ({
  reason: reason[language],
  mark,
  checked_on,
});
