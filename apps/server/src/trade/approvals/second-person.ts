import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { needsSecondPerson } from "@sampan/domain/trade/approvals/price-cut";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { listingPrice } from "./check-line-in-review.ts";
import { piecesOf } from "./pieces-of.ts";
import type { JudgedLine, ReviewLineRow } from "./approval-queries.ts";

type PriceOfLine = Pick<ReviewLineRow, "status" | "price" | "priced_by" | "price_confirmed_by">;

/** Whether a price that a reviewer set waits for another one: judged by what the listing says now. */
export const waitsForSecondPerson = (line: PriceOfLine, listing: number, limits: Limits): boolean =>
  isLiveItem(line.status) &&
  line.priced_by !== null &&
  line.price_confirmed_by === null &&
  needsSecondPerson({ price: line.price, listing }, limits.lone_price_bp);

/**
 * Lets nobody approve alone what they made far cheaper: `second_person_needed` while a price of their own waits.
 * Anybody else who approves is the second person.
 */
export function checkSecondPerson(
  lines: readonly JudgedLine[],
  { staff }: Pick<StaffCaller, "staff">,
  limits: Limits,
): Result<null, Refusal<"second_person_needed">> {
  const live = lines.filter(({ status }) => isLiveItem(status));
  const own = live.find(
    (line) =>
      line.priced_by === staff.id &&
      waitsForSecondPerson(line, listingPrice(line, piecesOf(live, line.product_id)), limits),
  );
  return own ? refuse({ code: "second_person_needed", values: { item: own.item_name } }) : ok(null);
}
