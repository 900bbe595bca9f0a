import { checkTransport } from "@sampan/domain/goods/shippability/goods-class";
import type { Region } from "@sampan/domain/kernel/regions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { TransportId } from "@sampan/domain/goods/shippability/transports";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { findShippingProblems } from "../../goods/shippability/find-shipping-problems.ts";
import { judgeGoods } from "../../goods/shippability/judge-goods.ts";
import { shippingBookOf } from "../../goods/shippability/shipping-book.ts";
import { piecesOf } from "./pieces-of.ts";
import type { JudgedLine } from "./approval-queries.ts";

interface OrderToCarry {
  readonly region: Region;
  /** Null where nothing is sent. */
  readonly transport: TransportId | null;
}

export type CarriageRefusal = Refusal<
  "sensitive_by_air_only" | "goods_refused" | "shipping_refused" | "transport_refused"
>;

/**
 * Whether the chosen transport carries what is left of an order: a class corrected in review, or a rule
 * written meanwhile, may have closed it.
 */
export function checkCarried(
  { region, transport }: OrderToCarry,
  ordered: readonly JudgedLine[],
  caller: Pick<StaffCaller, "language" | "words" | "settings" | "prices">,
): Result<null, CarriageRefusal> {
  if (transport === null) return ok(null);
  const book = shippingBookOf(caller, region);
  const lines = ordered.filter(({ status }) => status !== 3);
  const classes = lines.map(({ goods_class }) => goods_class);
  const byClass = checkTransport(classes, transport, book.acceptance);
  if (!byClass.ok) return byClass;
  const [problem] = lines.flatMap((line) => {
    const judged = judgeGoods(line, { region, num: piecesOf(lines, line.product_id) }, book);
    const { sku_id: skuId, item_name, names } = line;
    // What has no listing is judged by its class alone.
    if (skuId === null) return [];
    return findShippingProblems({ skuId, item_name, names, judged }, transport, caller);
  });
  return problem ? refuse(problem) : ok(null);
}
