import type { InputOf, OutputOf, RefusalOf } from "@sampan/contract/kernel/call";
import type { enterCorrection as call } from "@sampan/contract/money/staff-corrections";
import { newCorrectionNumber } from "@sampan/domain/kernel/ids";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findListed } from "../../people/segments/find-listed.ts";
import { findBalances } from "../ledger/find-balances.ts";

/**
 * Enters what a customer's cash balance is to be corrected by, in cents of their currency: a first signature, which
 * moves nothing. Refuses `customer_unknown` unless exactly one open account is named, `correction_currency`, `amount_invalid`,
 * `reason_needed`, and `balance_insufficient` for more than they have. [BO-33]
 */
export async function enterCorrection(
  db: Db,
  { account, direction, amount, currency, reason }: InputOf<typeof call>,
  { caller, chance }: { readonly caller: StaffCaller } & Pick<Needs, "chance">,
): Promise<Result<OutputOf<typeof call>, Refusal<RefusalOf<typeof call>>>> {
  if (amount < 1) return refuse({ code: "amount_invalid" });
  if (reason.trim() === "") return refuse({ code: "reason_needed" });
  const found = await findListed(db, account, 2);
  const [person, another] = found.ok ? found.value.accounts : [];
  if (!person || another) return refuse({ code: "customer_unknown" });
  if (person.currency !== currency)
    return refuse({ code: "correction_currency", values: { currency: person.currency } });
  const signed = direction === "credit" ? amount : -amount;
  const { cash } = await findBalances(db, { accountId: person.id, currency });
  if (cash + signed < 0) return refuse({ code: "balance_insufficient" });

  const number = newCorrectionNumber(chance(8));
  await db
    .insertInto("balance_corrections")
    .values({
      number,
      account_id: person.id,
      state: "waiting",
      amount: signed,
      currency,
      reason: reason.trim(),
      entered_at: caller.now,
      entered_by: caller.staff.id,
    })
    .execute();
  await recordAudit(db, caller, {
    action: "enter_correction",
    object_kind: "correction",
    object_id: number,
    new_value: { uid: person.uid, amount: signed, reason: reason.trim() },
  });
  return ok({ data: { number } });
}
