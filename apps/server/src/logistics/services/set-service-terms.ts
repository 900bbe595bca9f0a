import type { InputOf } from "@sampan/contract/kernel/call";
import type {
  endServiceRule as endCall,
  makeServiceRule as makeCall,
  setServicePrice as priceCall,
} from "@sampan/contract/logistics/services/staff-services";
import { parseWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { isSaying } from "@sampan/domain/logistics/services/service-rules";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";

type Done<C extends { readonly refusals: readonly string[] }> = Promise<
  Result<Record<never, never>, Refusal<Extract<C["refusals"][number], Refusal["code"]>>>
>;

/**
 * Writes what a service costs from now or a moment to come on; what was asked for before keeps its own. A hold is promised in no
 * hours and everything else in some. Refuses `tariff_moment_past` and `tariff_moment_taken`.
 */
export async function setServicePrice(
  db: Db,
  { service, price, hours, is_offered, starts_at: asked }: InputOf<typeof priceCall>,
  caller: StaffCaller,
): Done<typeof priceCall> {
  const { now, staff, region } = caller;
  const planned = asked === undefined ? ok(now) : parseWireTime(asked, region);
  if (!planned.ok || planned.value < now) return refuse({ code: "tariff_moment_past" });
  const promised = service === "hold" ? 0 : Math.max(1, hours);
  const written = await db
    .insertInto("service_prices")
    .values({
      service,
      price,
      hours: promised,
      is_offered,
      starts_at: planned.value,
      set_at: now,
      set_by: staff.id,
    })
    .onConflict((row) => row.columns(["service", "starts_at"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!written) return refuse({ code: "tariff_moment_taken" });
  await recordAudit(db, caller, {
    action: "set_service_price",
    object_kind: "service_price",
    object_id: service,
    new_value: { price, hours: promised, is_offered, starts_at: planned.value },
  });
  return ok({});
}

/** Adds a rule. Refuses `rule_asks_nothing` for one that binds nothing, `service_refused` for one that holds already, and `reason_needed`. */
export async function makeServiceRule(
  db: Db,
  { reason, ...rule }: InputOf<typeof makeCall>,
  caller: StaffCaller,
): Done<typeof makeCall> {
  const why = reason.trim();
  if (why === "") return refuse({ code: "reason_needed" });
  if (!isSaying(rule)) return refuse({ code: "rule_asks_nothing" });
  const { now, staff } = caller;
  const made = await db
    .insertInto("service_rules")
    .values({ ...rule, reason: why, made_at: now, made_by: staff.id })
    .onConflict((row) => row.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (!made) return refuse({ code: "service_refused" });
  await recordAudit(db, caller, {
    action: "make_service_rule",
    object_kind: "service_rule",
    object_id: made.key,
    new_value: { ...rule, reason: why },
  });
  return ok({});
}

/** Ends a rule that holds. Refuses `rule_unknown`. */
export async function endServiceRule(
  db: Db,
  { key }: InputOf<typeof endCall>,
  caller: StaffCaller,
): Done<typeof endCall> {
  const ended = await db
    .updateTable("service_rules")
    .set({ ended_at: caller.now, ended_by: caller.staff.id })
    .where("key", "=", key)
    .where("ended_at", "is", null)
    .returning(["relation", "service", "other", "goods"])
    .executeTakeFirst();
  if (!ended) return refuse({ code: "rule_unknown" });
  await recordAudit(db, caller, {
    action: "end_service_rule",
    object_kind: "service_rule",
    object_id: key,
    old_value: ended,
  });
  return ok({});
}
