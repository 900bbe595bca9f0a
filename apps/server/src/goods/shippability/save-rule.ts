import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type * as calls from "@sampan/contract/goods/shippability/staff-shippability";
import { businessDay } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { asksForSomething } from "@sampan/domain/goods/shippability/shippability";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { hasAllWords } from "./has-all-words.ts";
import { insertRule, lockRule, setRuleEnabled, updateRule } from "./shippability-queries.ts";

type Save = typeof calls.saveShippingRule;
type Enable = typeof calls.enableShippingRule;

/**
 * Writes a rule, or changes the one of `id`. It was checked today. Refuses `rule_unknown`,
 * `rule_asks_nothing` for one that would speak of everything, `rule_transport_needed` and
 * `rule_reason_needed`.
 */
export async function saveRule(
  db: Db,
  { id, ...rule }: InputOf<Save>,
  caller: StaffCaller,
): Promise<Result<OutputOf<Save>, Refusal<Save["refusals"][number]>>> {
  if (!asksForSomething(rule)) return refuse({ code: "rule_asks_nothing" });
  if (rule.transports.length === 0) return refuse({ code: "rule_transport_needed" });
  if (!hasAllWords(rule.reason)) return refuse({ code: "rule_reason_needed" });
  const before = id === undefined ? undefined : await lockRule(db, id);
  if (id !== undefined && !before) return refuse({ code: "rule_unknown" });

  const facts = {
    ...rule,
    transports: JSON.stringify(rule.transports),
    goods_classes: JSON.stringify(rule.goods_classes),
    category_ids: JSON.stringify(rule.category_ids),
    words: JSON.stringify(rule.words),
    except_words: JSON.stringify(rule.except_words),
    reason: JSON.stringify(rule.reason),
    checked_on: businessDay(caller.now, caller.region),
  };
  const key = before ? before.key : await insertRule(db, facts);
  if (before) await updateRule(db, key, facts);
  await recordAudit(db, caller, {
    action: before ? "change_shipping_rule" : "write_shipping_rule",
    object_kind: "shipping_rule",
    object_id: key,
    ...(before ? { old_value: { ...before, id: undefined } } : {}),
    new_value: rule,
  });
  return ok({ data: { id: key } });
}

/** Switches a rule on or off. Refuses `rule_unknown`. */
export async function enableRule(
  db: Db,
  { id, is_enabled }: InputOf<Enable>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refusal<"rule_unknown">>> {
  const before = await lockRule(db, id);
  if (!before) return refuse({ code: "rule_unknown" });
  await setRuleEnabled(db, before.key, is_enabled);
  await recordAudit(db, caller, {
    action: is_enabled ? "enable_shipping_rule" : "disable_shipping_rule",
    object_kind: "shipping_rule",
    object_id: id,
    old_value: before.is_enabled,
    new_value: is_enabled,
  });
  return ok({});
}
