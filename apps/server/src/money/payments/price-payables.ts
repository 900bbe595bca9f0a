import type { Language } from "@sampan/domain/kernel/language";
import type { Conversion } from "@sampan/domain/kernel/money";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Payables } from "./gather-payables.ts";
import type { Payable, PayableRef } from "./payable.ts";
import type { FactsByKind } from "./read-payment.ts";

export interface PricingOfAll {
  readonly payables: Payables;
  /** Read once per payment; only asked for when something is priced in yuan. */
  readonly at: Conversion | undefined;
  readonly facts: FactsByKind;
  readonly language: Language;
}

/**
 * Prices what is to be paid, each yuan line converted once. Refuses `not_payable` for whatever does not
 * wait for payment: an order in review, a bill already paid. [PAY-01] [PAY-05] [PAY-06] [MONEY-10]
 */
export async function pricePayables(
  db: Db,
  refs: readonly PayableRef[],
  { payables, at, facts, language }: PricingOfAll,
): Promise<Result<Payable[], Refusal<"not_payable">>> {
  const all: Payable[] = [];
  for (const { kind, id } of refs) {
    const of = { at, language, facts: facts[kind] ?? [] };
    const priced = await payables.of(kind).price(db, id, of);
    if (!priced.ok) return priced;
    all.push(priced.value);
  }
  return ok(all);
}
