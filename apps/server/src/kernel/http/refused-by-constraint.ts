import type { Call } from "@sampan/contract/kernel/call";
import type { RefusalName } from "@sampan/contract/kernel/error-codes";
import { refuse, type Result } from "@sampan/domain/kernel/result";
import type { Refusal } from "./envelope.ts";

/** Constraints that a person can meet in a statement nobody waited for, and what they are told then. */
const refusals: Readonly<Record<string, RefusalName>> = {
  skus_stock_check: "over_stock",
  orders_tid_key: "order_failed",
  page_publications_one_at_a_time: "page_address_taken",
  orders_account_id_request_id_key: "order_failed",
};

/**
 * The answer of the work, or the refusal that a constraint stands for, where the call knows it: the transaction
 * was taken back as with any refusal. Every other failure stays a fault.
 */
export async function refusedByConstraint(
  call: Call,
  work: () => Promise<Result<object, Refusal>>,
): Promise<Result<object, Refusal>> {
  try {
    return await work();
  } catch (fault) {
    const code = refusals[constraintOf(fault)];
    if (code === undefined || !call.refusals.includes(code)) throw fault;
    return refuse({ code });
  }
}

export const constraintOf = (fault: unknown): string =>
  fault instanceof Error && "constraint" in fault ? String(fault.constraint) : "";
