import type { Review } from "@sampan/contract/trade/approvals/staff-approvals";
import type { Cents } from "@sampan/domain/kernel/money";
import { readOrderLogContent, orderLogCodes } from "@sampan/domain/trade/orders/order-log";

/** What a seller's freight was before anybody corrected it, CNY cents; undefined when nobody did. */
export function originalFreight(
  { log }: Pick<Review, "log">,
  seller: { readonly shop_name: string },
): Cents | undefined {
  const corrections = log
    .filter((row) => row.biz_code === orderLogCodes.corrected)
    .toSorted((one, other) => (one.cdate < other.cdate ? -1 : 1))
    .map((row) => readOrderLogContent(row.biz_code, row.content))
    .filter((content) => content.kind === "facts")
    .map((content) => content.facts);
  const first = corrections.find(
    ({ field, line }) => field === "mainland_freight" && line === seller.shop_name,
  );
  const old = Number(first?.["old"]);
  return Number.isSafeInteger(old) ? old : undefined;
}
