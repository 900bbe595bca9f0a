import { paymentCurrencies } from "@sampan/domain/kernel/by-region";
import type { InputOf } from "@sampan/contract/kernel/call";
import type { changeRateTerms as call } from "@sampan/contract/money/rates/staff-rates";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { changeSetting } from "../../kernel/settings/change-setting.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findLastAct } from "../../kernel/audit/find-last-act.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { changePriceBook } from "../../kernel/settings/change-price-book.ts";
import { findFeedRate } from "./rate-history-queries.ts";
import { recordRate } from "./record-rate.ts";

const object = { object_kind: "rate_terms", object_id: "all" } as const;

/**
 * Changes margin and quote lifetime. The feeds' last rates are recorded anew with the new margin, so that it
 * holds from now on; quotes that were given keep what they said, and manual rates their own margin. Refuses
 * `changed_meanwhile` when the terms are not those that were read. [BO-34]
 */
export async function changeRateTerms(
  { settings, ...needs }: Pick<Needs, "database" | "prices" | "settings">,
  input: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refusal<"changed_meanwhile">>> {
  const changed = await changePriceBook(needs, (db) => change(db, input, caller));
  if (changed.ok) await settings.refresh();
  return changed;
}

async function change(
  db: Db,
  { terms, seen }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refusal<"changed_meanwhile">>> {
  const margin = await changeSetting(db, caller, "rate_margin_bp", () => terms.margin_bp);
  const lifetime = await changeSetting(db, caller, "rate_quote_minutes", () => terms.quote_minutes);
  const old = { margin_bp: margin.old_value, quote_minutes: lifetime.old_value };
  if (old.margin_bp !== seen.margin_bp || old.quote_minutes !== seen.quote_minutes) {
    const last = await findLastAct(db, object, caller);
    const values = { name: last?.by ?? "–", time: last?.at ?? "–" };
    return refuse({ code: "changed_meanwhile", values });
  }
  if (terms.margin_bp !== old.margin_bp) await recordAnew(db, terms.margin_bp, caller.now);
  await recordAudit(db, caller, {
    action: "change_rate_terms",
    ...object,
    old_value: old,
    new_value: terms,
  });
  return ok({});
}

async function recordAnew(db: Db, margin_bp: number, valid_from: Date): Promise<void> {
  for (const currency of paymentCurrencies) {
    const feed = await findFeedRate(db, currency);
    if (!feed) continue;
    const { mid_e6, source } = feed;
    await recordRate(db, { currency, mid_e6, margin_bp, source, valid_from });
  }
}
