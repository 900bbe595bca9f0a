import type { Review } from "@sampan/contract/staff-reviews";
import type { Cents } from "@sampan/domain/money";
import { readTradeLogContent, tradeLogCodes } from "@sampan/domain/trade-log";

/** What a seller's freight was before anybody corrected it, CNY cents; undefined when nobody did. */
export function originalFreight(
  { log }: Pick<Review, "log">,
  seller: { readonly shop_name: string },
): Cents | undefined {
  const corrections = log
    .filter((row) => row.biz_code === tradeLogCodes.corrected)
    .toSorted((one, other) => (one.cdate < other.cdate ? -1 : 1))
    .map((row) => readTradeLogContent(row.biz_code, row.content))
    .filter((content) => content.kind === "facts")
    .map((content) => content.facts);
  const first = corrections.find(
    ({ field, line }) => field === "mainland_freight" && line === seller.shop_name,
  );
  const old = Number(first?.["old"]);
  return Number.isSafeInteger(old) ? old : undefined;
}
