import { checkTransport, type GoodsClass } from "@sampan/domain/goods-class";
import type { Region } from "@sampan/domain/regions";
import { ok, refuse, type Result } from "@sampan/domain/result";
import type { TransportId } from "@sampan/domain/transports";
import type { StaffCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import { findShippingProblems } from "../shippability/find-shipping-problems.ts";
import { judgeGoods } from "../shippability/judge-goods.ts";
import { shippingBookOf } from "../shippability/shipping-book.ts";
import { piecesOf } from "./pieces-of.ts";
import type { ReviewLineRow } from "./review-queries.ts";

interface OrderToCarry {
  readonly region: Region;
  readonly transport: TransportId;
}

type CarriageRefusal = Refusal<
  "sensitive_by_air_only" | "goods_refused" | "shipping_refused" | "transport_refused"
>;

/**
 * Whether the chosen transport carries what is left of an order: a class corrected in review, or a rule
 * written meanwhile, may have closed it.
 */
export function checkCarried(
  { region, transport }: OrderToCarry,
  ordered: readonly ReviewLineRow[],
  caller: Pick<StaffCaller, "language" | "words" | "settings" | "terms">,
): Result<null, CarriageRefusal> {
  const book = shippingBookOf(caller, region);
  const lines = ordered.filter(({ status }) => status !== 3);
  const classes = lines.map(({ goods_class }) => goods_class as GoodsClass);
  const byClass = checkTransport(classes, transport, book.acceptance);
  if (!byClass.ok) return byClass;
  const [problem] = lines.flatMap((line) => {
    const judged = judgeGoods(line, { region, num: piecesOf(lines, line.product_id) }, book);
    const { sku_id: skuId, item_name, names } = line;
    return findShippingProblems({ skuId, item_name, names, judged }, transport, caller);
  });
  return problem ? refuse(problem) : ok(null);
}
