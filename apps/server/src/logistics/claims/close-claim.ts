import { ok, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller, StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { type OrderActor, writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { type HeldClaim, holdClaimWithLine, moveClaim } from "./hold-claim-with-line.ts";
import { tellOfClaim } from "./tell-of-claim.ts";

type Closed = Result<null, Refusal<"claim_unknown" | "claim_not_in_state">>;

/** A customer closes a claim that was not decided yet, or was rejected. [CLM-12] */
export async function closeClaim(
  db: Db,
  number: string,
  { customer, now, settings: limits }: CustomerCaller,
): Promise<Closed> {
  const held = await holdClaimWithLine(db, { number, accountId: customer.id });
  if (!held.ok) return held;
  const closing = { event: "close", hand: "customer", change: {}, limits, now } as const;
  const moved = await moveClaim(db, held.value, closing);
  if (!moved.ok) return moved;
  await logClosing(db, held.value, { actor: { kind: "customer" }, now });
  return ok(null);
}

/** Service closes a claim that was rejected and that its customer leaves at that. [BO-28] [CLM-12] */
export async function closeClaimAtDesk(
  db: Db,
  number: string,
  { caller, jobs }: { readonly caller: StaffCaller; readonly jobs: Needs["jobs"] },
): Promise<Closed> {
  const { now, settings: limits } = caller;
  const held = await holdClaimWithLine(db, { number });
  if (!held.ok) return held;
  const closing = { event: "close", hand: "service", change: {}, limits, now } as const;
  const moved = await moveClaim(db, held.value, closing);
  if (!moved.ok) return moved;
  await logClosing(db, held.value, { actor: { kind: "staff", name: caller.staff.name }, now });
  await recordAudit(db, caller, {
    action: "close_claim",
    object_kind: "claim",
    object_id: number,
    old_value: { state: held.value.claim.state },
    new_value: { state: "closed" },
  });
  const { tid } = held.value.facts.item.order;
  await tellOfClaim(db, { jobs }, held.value.claim, { kind: "claim_closed", values: { tid }, now });
  return ok(null);
}

const logClosing = (
  db: Db,
  { claim, facts: { item } }: HeldClaim,
  by: { readonly actor: OrderActor; readonly now: Date },
): Promise<void> =>
  writeOrderLog(db, {
    orderId: item.order.id,
    biz_code: orderLogCodes.claim_closed,
    content: { oid: item.oid, number: claim.number },
    ...by,
  });
