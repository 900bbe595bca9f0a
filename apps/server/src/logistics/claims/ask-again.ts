import { mayAskAgain } from "@sampan/domain/logistics/claims/ask-again";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { countClaimsOfItem } from "./claim-queries.ts";
import { holdClaimWithLine, moveClaim } from "./hold-claim-with-line.ts";
import { findSecondLook, insertSecondLook } from "./second-look-queries.ts";
import { tellOfClaim } from "./tell-of-claim.ts";

type NotAsked = Refusal<
  | "claim_unknown"
  | "claim_decided_by_person"
  | "claim_asked_again"
  | "claim_again_too_late"
  | "claim_again_words_needed"
  | "claim_open_already"
  | "claim_not_in_state"
>;

/**
 * A customer who disagrees with what facts decided has a person look at it, once and within `claim_again_days`, in words of their own.
 * It is open again with service's clock; what was paid stays paid. Not beside another claim of the line that is open.
 */
export async function askAgain(
  db: Db,
  { id: number, words }: { readonly id: string; readonly words: string },
  { caller, jobs }: { readonly caller: CustomerCaller; readonly jobs: Needs["jobs"] },
): Promise<Result<null, NotAsked>> {
  const { customer, now, settings: limits } = caller;
  const held = await holdClaimWithLine(db, { number, accountId: customer.id });
  if (!held.ok) return held;
  const { claim, facts } = held.value;
  const wasAsked = (await findSecondLook(db, claim.id)) !== undefined;
  const asked = { ...claim, decided_at: claim.answered_at, wasAsked };
  const may = mayAskAgain(asked, { now, limits });
  if (!may.ok) return may;
  const said = words.trim();
  if (said === "") return refuse({ code: "claim_again_words_needed" });
  const { open } = await countClaimsOfItem(db, claim.item_id);
  if (open > 0) return refuse({ code: "claim_open_already" });

  const asking = { event: "ask_again", hand: "customer", change: {}, limits, now } as const;
  const moved = await moveClaim(db, held.value, asking);
  if (!moved.ok) return moved;
  await insertSecondLook(db, { claim_id: claim.id, words: said, asked_at: now });
  const { oid, order } = facts.item;
  await writeOrderLog(db, {
    orderId: order.id,
    biz_code: orderLogCodes.claim_asked_again,
    actor: { kind: "customer" },
    content: { oid, number },
    now,
  });
  const values = { tid: order.tid };
  await tellOfClaim(db, { jobs }, claim, { kind: "claim_asked_again", values, now });
  return ok(null);
}
