import { ok, type Result } from "@sampan/domain/kernel/result";
import {
  nextAllowanceState,
  type AllowanceEvent,
} from "@sampan/domain/money/receipts/receipt-state";
import { ownRefusal } from "@sampan/domain/money/receipts/refusal-reason";
import { receiptLanguages } from "@sampan/domain/kernel/language";
import { settle } from "../../kernel/db/settle.ts";
import { changeAllowance, lockAllowance, type StoredAllowance } from "./allowance-queries.ts";
import type { InvoiceNeeds } from "./ask-invoice.ts";
import { changeReceipt, lockReceipt, selectReach, type StoredReceipt } from "./receipt-queries.ts";

/**
 * Asks the provider for one allowance. It knows no reference of ours for allowances, so one whose answer was lost is
 * told by what is left of its invoice.
 */
export async function askAllowance(needs: InvoiceNeeds, allowance: StoredAllowance): Promise<void> {
  if (allowance.state === "unclear") return askLostAllowance(needs, allowance);
  const asking = await begin(needs, allowance.id);
  if (!asking) return undefined;
  const { receipt, reach } = asking;
  const { number, issued_at } = receipt;
  if (number === null || issued_at === null) throw new Error(`${receipt.tid} was not issued`);
  const language = receiptLanguages[receipt.kind];
  const answer = await needs.provider.grantAllowance({
    invoice_no: number,
    issued_at,
    amount: allowance.amount,
    line_name: needs.say(language, "receiptPaper.paid_back"),
    reach,
  });
  if (!answer.ok) {
    const { code, detail } = answer.error;
    needs.log.warn({ receipt: receipt.tid, failure: code }, "allowance was not answered");
    if (code === "rejected" || code === "disabled")
      await end(needs, allowance, { event: "refuse", refusal: detail });
    return undefined;
  }
  if (answer.value.kind === "granted") {
    const granted = { event: "issue", number: answer.value.allowance_no } as const;
    return end(needs, allowance, granted);
  }
  const { code, words } = answer.value;
  return end(needs, allowance, { event: "refuse", refusal: `${code} ${words}` });
}

/** Finds out whether an allowance happened whose answer was lost. */
async function askLostAllowance(needs: InvoiceNeeds, allowance: StoredAllowance): Promise<void> {
  const { tid } = await lockReceipt(needs.database.db, allowance.receipt_id);
  const found = await needs.provider.find(tid);
  if (!found.ok) {
    needs.log.warn({ receipt: tid, failure: found.error.code }, "allowance was not looked up");
    return undefined;
  }
  const { allowable } = found.value;
  const { amount, left_before } = allowance;
  if (allowable === left_before - amount)
    return end(needs, allowance, { event: "issue", number: "" });
  if (allowable === left_before) return end(needs, allowance, { event: "miss" });
  needs.log.error({ receipt: tid }, "provider holds other allowances than ours");
  const refusal = ownRefusal("other_left", String(allowable / 100));
  return end(needs, allowance, { event: "refuse", refusal });
}

interface Asking {
  readonly receipt: StoredReceipt;
  readonly reach: { readonly email: string } | { readonly mobile: string };
}

async function begin({ database, clock }: InvoiceNeeds, id: number): Promise<Asking | undefined> {
  const begun = await settle(
    database.db,
    async (db): Promise<Result<Asking | undefined, never>> => {
      const allowance = await lockAllowance(db, id);
      const next = nextAllowanceState(allowance.state, "send");
      if (!next.ok) return ok(undefined);
      const receipt = await lockReceipt(db, allowance.receipt_id);
      const { email, mobile } = await selectReach(db, receipt.account_id);
      await changeAllowance(db, id, { state: next.value, sent_at: clock(), refusal: "" });
      return ok({ receipt, reach: email === null ? { mobile: mobile ?? "" } : { email } });
    },
  );
  return begun.ok ? begun.value : undefined;
}

interface End {
  readonly event: Extract<AllowanceEvent, "issue" | "refuse" | "miss">;
  readonly number?: string;
  readonly refusal?: string;
}

/** Writes what became of it; granted, it is taken off its receipt once. */
async function end(
  { database, clock }: InvoiceNeeds,
  { id }: StoredAllowance,
  { event, number, refusal = "" }: End,
): Promise<void> {
  await settle(database.db, async (db) => {
    const allowance = await lockAllowance(db, id);
    const next = nextAllowanceState(allowance.state, event);
    if (!next.ok) return ok(null);
    await changeAllowance(db, id, {
      state: next.value,
      refusal: refusal.slice(0, 300),
      ...(number !== undefined && { number, granted_at: clock() }),
    });
    if (next.value !== "issued") return ok(null);
    const receipt = await lockReceipt(db, allowance.receipt_id);
    await changeReceipt(db, receipt.id, { allowed: receipt.allowed + allowance.amount });
    return ok(null);
  });
}
