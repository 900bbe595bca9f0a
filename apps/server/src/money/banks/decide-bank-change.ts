import type { OutputOf } from "@sampan/contract/kernel/call";
import type * as calls from "@sampan/contract/money/staff-banks";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { nextSignatureState, type SignatureEvent } from "@sampan/domain/kernel/two-signatures";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { followBankCode as followInCards } from "../bank-cards/follow-bank-code.ts";
import { followBankCode as followInTopups } from "../topups/follow-bank-code.ts";
import { followBankCode as followInWithdrawals } from "../withdrawals/follow-bank-code.ts";
import { lockBank, lockBankChange, type StoredBankChange } from "./bank-queries.ts";

type Decided = OutputOf<typeof calls.confirmBankChange>;
interface Named {
  readonly id: string;
}

/**
 * Lets a change hold: for customers who are shown the bank, and under a new code for their cards and for payments that wait.
 * Refuses `bank_change_decided` for one that is gone, `self_approval` for whoever entered it, and `bank_code_taken`
 * where another bank took the code meanwhile. [BO-35] [WAL-02] [WAL-41]
 */
export async function confirmBankChange(
  db: Db,
  { id }: Named,
  caller: StaffCaller,
): Promise<Result<Decided, Refusal<"bank_change_decided" | "bank_code_taken" | "self_approval">>> {
  const change = await lockBankChange(db, id);
  if (!change) return refuse({ code: "bank_change_decided" });
  if (change.entered_by === caller.staff.id) return refuse({ code: "self_approval" });
  const { kind, region, code, new_code, name, logo, account_name, account_no } = change;
  const isRenamed = change.state === "waiting" && new_code !== code;
  if (isRenamed && (await lockBank(db, { kind, region, code: new_code })))
    return refuse({ code: "bank_code_taken", values: { code: new_code } });
  const decided = await decide(db, change, { event: "confirm", caller });
  if (!decided.ok) return decided;
  await db
    .updateTable("banks")
    .set({ code: new_code, name: JSON.stringify(name), logo, account_name, account_no })
    .where("kind", "=", kind)
    .where("region", "=", region)
    .where("code", "=", code)
    .execute();
  if (isRenamed) await followCode(db, change);
  return decided;
}

async function followCode(db: Db, change: StoredBankChange): Promise<void> {
  if (change.kind === "transfer") return followInTopups(db, change);
  await followInCards(db, change);
  await followInWithdrawals(db, change);
}

/** Takes a change back that was not confirmed. Refuses `bank_change_decided`. [BO-35] */
export async function dropBankChange(
  db: Db,
  { id }: Named,
  caller: StaffCaller,
): Promise<Result<Decided, Refusal<"bank_change_decided">>> {
  const change = await lockBankChange(db, id);
  if (!change) return refuse({ code: "bank_change_decided" });
  return decide(db, change, { event: "drop", caller });
}

async function decide(
  db: Db,
  { id, key, state, region, code }: StoredBankChange,
  { event, caller }: { readonly event: SignatureEvent; readonly caller: StaffCaller },
): Promise<Result<Decided, Refusal<"bank_change_decided">>> {
  const next = nextSignatureState(state, event);
  if (!next.ok) return refuse({ code: "bank_change_decided" });
  await db
    .updateTable("bank_changes")
    .set({ state: next.value, decided_at: caller.now, decided_by: caller.staff.id })
    .where("id", "=", id)
    .execute();
  await recordAudit(db, caller, {
    action: `${event}_bank_change`,
    object_kind: "bank",
    object_id: `${region} ${code}`,
    new_value: { change: key },
  });
  return ok({ data: { id: key } });
}
