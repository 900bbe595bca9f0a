import { claimablePieces } from "@sampan/domain/logistics/claims/may-claim";
import type { LineInParcel } from "@sampan/domain/logistics/claims/weight-claim";
import { bizAttributes } from "@sampan/domain/trade/orders/order-state";
import type { Db } from "../../kernel/db/db.ts";
import type { LockedItem } from "../../trade/orders/lock-items.ts";
import { hasOpenRefund } from "../../trade/refunds/has-open-refund.ts";
import { countClaimsOfItem, selectPiecesInParcel } from "./claim-queries.ts";

/** What is in a parcel whose orders are held and may be claimed, line by line: nothing that a claim or a refund asks about already. */
export async function claimableLines(
  db: Db,
  { id, items }: { readonly id: number; readonly items: readonly LockedItem[] },
): Promise<LineInParcel[]> {
  const inside = await selectPiecesInParcel(db, id);
  const lines: LineInParcel[] = [];
  for (const item of items) {
    const part = inside.find(({ item_id }) => item_id === item.id);
    const isOurs = item.order.biz_attribute !== bizAttributes.payment_on_behalf;
    if (!part || !isOurs || (await hasOpenRefund(db, item.id))) continue;
    const claims = await countClaimsOfItem(db, item.id);
    if (claims.open > 0) continue;
    const { num, wanted } = item;
    const left = claimablePieces({ num, gone: num - wanted, claimed: claims.claimed });
    lines.push({ oid: item.oid, pieces: Math.min(part.num, left), weight_g: part.weight_g });
  }
  return lines;
}
