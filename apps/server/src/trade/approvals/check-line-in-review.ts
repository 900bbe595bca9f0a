import type { Review } from "@sampan/contract/trade/approvals/staff-approvals";
import {
  checkTransport,
  tariffClassOf,
  type GoodsClass,
} from "@sampan/domain/goods/shippability/goods-class";
import { isBlocked } from "@sampan/domain/goods/shippability/shippability";
import type { TransportId } from "@sampan/domain/goods/shippability/transports";
import { leastBatchOf } from "../../goods/catalogue/least-batch.ts";
import { priceOfSku } from "../../goods/catalogue/price-of-sku.ts";
import type { RegionBook } from "../../goods/shippability/shipping-book.ts";
import type { GoodsJudgement } from "../../goods/shippability/judge-goods.ts";
import type { JudgedLine, ReviewLineRow } from "./approval-queries.ts";

type Check = Review["sellers"][number]["lines"][number]["checks"][number];

export interface ReviewAt {
  readonly book: RegionBook;
  /** What each transport makes of the line. */
  readonly judged: readonly GoodsJudgement[];
  /** Null where nothing is sent. */
  readonly transport: TransportId | null;
  readonly now: Date;
  /** Pieces over all lines of the same product. */
  readonly productTotal: number;
}

const day_ms = 86_400_000;

/** What the listing says now for one piece, CNY cents. */
export const listingPrice = (line: JudgedLine, productTotal: number): number =>
  priceOfSku({ product: line, sku: { price: line.sku_price } }, productTotal);

/** What the machine sees in a line before a person looks: differences from the listing, and dangers. [BO-05] */
export function checkLineInReview(line: ReviewLineRow, at: ReviewAt): Check[] {
  // Beside what is paid for somebody, there is no listing to hold it against.
  if (line.fetched_at === null) return [];
  const checks: Check[] = [];
  const listing = listingPrice(line, at.productTotal);
  if (listing !== line.price)
    checks.push({ kind: "price_changed", figures: { ordered: line.price, listing } });
  if (line.sku_status !== 1 || !line.is_on_sale) checks.push({ kind: "off_sale", figures: {} });
  else if (line.platform !== 1 && line.num > line.stock)
    checks.push({ kind: "over_stock", figures: { num: line.num, stock: line.stock } });
  const minimum = leastBatchOf(line);
  if (at.productTotal < minimum)
    checks.push({ kind: "below_minimum_batch", figures: { n: minimum, num: at.productTotal } });
  checks.push(...classChecks(line.goods_class, at), ...ruleChecks(at));
  const age_days = Math.floor((at.now.getTime() - line.fetched_at.getTime()) / day_ms);
  if (line.platform !== 1 && age_days >= 1)
    checks.push({ kind: "listing_old", figures: { days: age_days } });
  return checks;
}

function classChecks(goods_class: GoodsClass, { transport, book }: ReviewAt): Check[] {
  if (transport === null) return [];
  const figures = { goods_class };
  const tariffClass = tariffClassOf(goods_class);
  if (!tariffClass) return [{ kind: "goods_refused", figures }];
  const checks: Check[] = tariffClass === "ordinary" ? [] : [{ kind: "sensitive", figures }];
  const takes = checkTransport([goods_class], transport, book.acceptance);
  return takes.ok ? checks : [...checks, { kind: "transport_mismatch", figures }];
}

/** What the rules say of the chosen transport; the class has its own word. */
function ruleChecks({ transport, judged }: ReviewAt): Check[] {
  const own = judged.find((judgement) => judgement.transport === transport);
  if (!own || own.because === "class") return [];
  if (isBlocked(own.outcome)) return [{ kind: "shipping_blocked", figures: {} }];
  return own.outcome === "inspection" ? [{ kind: "mark_needed", figures: {} }] : [];
}
