import { sum } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Payable, PayableLine } from "../../money/payments/payable.ts";
import { selectBillContent, selectBillToPay } from "./payable-queries.ts";

/** What a freight bill comes to, line by line. Refuses `not_payable` for one that was paid. [PAY-06] */
export async function priceBill(
  db: Db,
  id: number,
): Promise<Result<Payable, Refusal<"not_payable">>> {
  const bill = await selectBillToPay(db, id);
  if (bill.state !== "unpaid") return refuse({ code: "not_payable" });
  const { charges, parcel_tids } = await selectBillContent(db, id);
  const kinds = ["international_freight", "local_freight", "warehouse", "other"] as const;
  const lines: PayableLine[] = kinds.map((kind) => ({
    kind,
    cny: null,
    amount: sum(charges.filter((charge) => charge.kind === kind).map(({ amount }) => amount ?? 0)),
  }));
  // What a single instalment paid in advance stands against the bill.
  const advance = bill.amount - sum(lines.map((line) => line.amount));
  lines.push({ kind: "freight_estimate", cny: null, amount: advance });
  return ok({
    kind: "bill",
    id,
    tid: bill.tid,
    instalment: "second",
    orderIds: [...new Set(charges.map(({ order_id }) => order_id))],
    order_tids: [...new Set(charges.map(({ tid }) => tid))],
    parcel_tids,
    lines: lines.filter((line) => line.amount !== 0),
    coupon: null,
    isActivity: charges.some(({ campaign_id }) => campaign_id !== null),
    amount: bill.amount,
    charges: [],
  });
}
