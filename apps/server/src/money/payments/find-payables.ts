import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { NamedTid } from "./gather-payables.ts";
import type { PayableRef } from "./payable.ts";

type Found = Result<PayableRef[], Refusal<"order_unknown" | "not_payable">>;

/**
 * What is to be paid under these tids, which were looked up, each once: an order that waits for supplements leads to
 * those, and a supplement of a freight bill and a parcel lead to the bill. Refuses `order_unknown` for a tid that is
 * not the customer's, `not_payable` for a parcel without a bill and an order that waits for no payment.
 * [PAY-01] [PAY-19]
 */
export function payablesOf(tids: readonly string[], named: readonly NamedTid[]): Found {
  const refs: PayableRef[] = [];
  for (const tid of tids) {
    const found = named.filter((one) => one.tid === tid);
    if (found.length === 0) return refuse({ code: "order_unknown" });
    const payable = found.flatMap(({ kind, id }) => (id === null ? [] : [{ kind, id }]));
    if (payable.length === 0) return refuse({ code: "not_payable" });
    refs.push(...payable);
  }
  return refs.length === 0 ? refuse({ code: "not_payable" }) : ok(withoutRepeats(refs));
}

const withoutRepeats = (refs: readonly PayableRef[]): PayableRef[] =>
  refs.filter(
    ({ kind, id }, index) =>
      refs.findIndex((other) => other.kind === kind && other.id === id) === index,
  );
