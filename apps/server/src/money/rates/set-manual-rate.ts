import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { setManualRate as call } from "@sampan/contract/money/rates/staff-rates";
import { parseWireTime } from "@sampan/domain/kernel/business-time";
import { checkTypedRate } from "@sampan/domain/money/rates/customer-rate";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { describeRate } from "./describe-rate.ts";
import { findRates } from "./find-rates.ts";
import { rateAt } from "./rate-at.ts";
import { findFeedRate, lockManualRate } from "./rate-history-queries.ts";
import { recordRate } from "./record-rate.ts";

/**
 * Sets a rate by hand. Refuses `rate_period_invalid` for times that are none, lie in the past or end before
 * they begin, and `rate_far_off` for a rate more than 20 % from what the feeds said last. [BO-34]
 */
export async function setManualRate(
  db: Db,
  { currency, mid_e6, margin_bp, valid_from, valid_until }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof call>, Refusal<(typeof call)["refusals"][number]>>> {
  const { now, region } = caller;
  const from = valid_from === undefined ? ok(now) : parseWireTime(valid_from, region);
  const until = valid_until === undefined ? ok(null) : parseWireTime(valid_until, region);
  if (!from.ok || !until.ok) return refuse({ code: "rate_period_invalid" });
  const feed = await findFeedRate(db, currency);
  const period = { from: from.value, until: until.value, now };
  const typed = checkTypedRate({ mid_e6, market_e6: feed?.mid_e6, ...period });
  if (!typed.ok) return typed;

  const before = rateAt(await findRates(db, now), currency, now);
  const key = await recordRate(db, {
    currency,
    mid_e6,
    margin_bp,
    source: "manual",
    is_manual: true,
    valid_from: period.from,
    valid_until: period.until,
  });
  const row = await lockManualRate(db, key, now);
  if (!row) throw new Error(`the manual rate ${key} is not there after it was recorded`);
  const data = describeRate(row, region);
  await recordAudit(db, caller, {
    action: "set_manual_rate",
    object_kind: "exchange_rate",
    object_id: data.id,
    ...(before ? { old_value: { rate_e6: before.rate_e6, source: before.source } } : {}),
    new_value: data,
  });
  return ok({ data });
}
