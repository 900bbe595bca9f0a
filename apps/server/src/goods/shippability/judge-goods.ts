import type { GoodsClass } from "@sampan/domain/goods/shippability/goods-class";
import type { ShippingVerdict } from "@sampan/contract/goods/shippability/shippability";
import type { Region } from "@sampan/domain/kernel/regions";
import {
  judgeShipping,
  type ShippingJudgement,
} from "@sampan/domain/goods/shippability/shippability";
import { transportIds, type TransportId } from "@sampan/domain/goods/shippability/transports";
import type { ProductAttribute } from "../../kernel/db/tables-goods.ts";
import type { Request } from "../../kernel/http/callers.ts";
import type { RegionBook, StoredCorrection } from "./shipping-book.ts";
import type { StoredRule } from "./stored-rule.ts";
import { textIn } from "../../kernel/say/text-in.ts";

/** A product as far as transports care. */
export interface JudgedProduct {
  readonly goods_class: GoodsClass;
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
    goods_class: product.goods_class,
    category_id: product.category_id,
    title: product.item_name,
    attributes: product.attributes,
    num,
  };
  const corrections = product.corrections.filter((correction) => correction.region === region);
  return judgeShipping(goods, transports, { ...book, corrections });
}

/** Who reads a verdict. */
type Reader = Pick<Request, "language" | "words">;

/** The verdicts worth a word, as they travel: what is sent as it is stays out. */
export const describeVerdicts = (
  judged: readonly GoodsJudgement[],
  reader: Reader,
): ShippingVerdict[] =>
  judged
    .filter(({ outcome, limit }) => outcome !== "sent" || limit !== null)
    .map((judgement) => describeVerdict(judgement, reader));

/** One verdict as it travels. */
export function describeVerdict(judgement: GoodsJudgement, reader: Reader): ShippingVerdict {
  const { transport, outcome, limit } = judgement;
  return {
    transport,
    outcome,
    ...tellWhy(judgement, reader),
    limit: limit && { max_pieces: limit.max_pieces, ...tellRule(limit, reader) },
  };
}

type Told = Pick<ShippingVerdict, "reason" | "mark" | "checked_on">;

function tellWhy({ because, outcome }: GoodsJudgement, reader: Reader): Told {
  if (because === "nothing") return { reason: "", mark: "", checked_on: "" };
  if (because === "class") {
    const code = outcome === "refused" ? "goods_refused" : "sensitive_by_air_only";
    return { reason: reader.words({ code }), mark: "", checked_on: "" };
  }
  if ("rule" in because) return tellRule(because.rule, reader);
  const { reason, mark, decided_on } = because.by;
  return { reason: textIn(reason, reader.language), mark, checked_on: decided_on };
}

const tellRule = ({ reason, mark, checked_on }: StoredRule, { language }: Reader): Told => ({
  reason: textIn(reason, language),
  mark,
  checked_on,
});
