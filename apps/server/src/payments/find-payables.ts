import { ok, refuse, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { Refusal } from "../http/envelope.ts";
import type { PayableRef } from "./payable.ts";
import { selectOpenSupplements, selectTids } from "./payment-queries.ts";

/**
 * What is to be paid under these tids, each once: an order that waits for supplements leads to those, and
 * a supplement of a freight bill and a parcel lead to the bill. Refuses `order_unknown` for a tid that is
 * not the customer's, `not_payable` for a parcel without a bill and an order that waits for no payment.
 * [PAY-01] [PAY-19]
 */
export async function findPayables(
  db: Db,
  key: { readonly accountId: number; readonly tids: readonly string[] },
): Promise<Result<PayableRef[], Refusal<"order_unknown" | "not_payable">>> {
  const named = await selectTids(db, key);
  const refs: PayableRef[] = [];
  for (const tid of key.tids) {
    const found = named.find((one) => one.tid === tid);
    if (!found) return refuse({ code: "order_unknown" });
    if (found.what === "order" && found.order_status === 6) {
      for (const supplement of await selectOpenSupplements(db, found.id))
        refs.push(ofSupplement(supplement));
    } else if (found.what === "order") {
      if (found.order_status !== 0) return refuse({ code: "not_payable" });
      refs.push({ kind: "order", id: found.id });
    } else if (found.what === "supplement") refs.push(ofSupplement(found));
    else if (found.bill_id === null) return refuse({ code: "not_payable" });
    else refs.push({ kind: "bill", id: found.bill_id });
  }
  return refs.length === 0 ? refuse({ code: "not_payable" }) : ok(withoutRepeats(refs));
}

const ofSupplement = ({ id, bill_id }: { id: number; bill_id: number | null }): PayableRef =>
  bill_id === null ? { kind: "supplement", id } : { kind: "bill", id: bill_id };

const withoutRepeats = (refs: readonly PayableRef[]): PayableRef[] =>
  refs.filter(
    ({ kind, id }, index) =>
      refs.findIndex((other) => other.kind === kind && other.id === id) === index,
  );
