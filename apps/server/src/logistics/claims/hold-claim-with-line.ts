import type { WithClosedDays } from "@sampan/domain/kernel/closed-days";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { claimHolderOf, isSellerAwaited } from "@sampan/domain/logistics/claims/claim-holder";
import {
  type ClaimEvent,
  type ClaimHand,
  isEndedClaim,
  nextClaimState,
} from "@sampan/domain/logistics/claims/claim-state";
import { dueOf } from "@sampan/domain/trade/refunds/refund-clock";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { lockItems } from "../../trade/orders/lock-items.ts";
import { gatherLine, type LineFacts } from "../../trade/refunds/gather-line.ts";
import { type ClaimRecord, findOidOfClaim, holdClaim, updateClaim } from "./claim-queries.ts";

export interface HeldClaim {
  readonly claim: ClaimRecord;
  readonly facts: LineFacts;
}

/**
 * Holds a claim with its order until the transaction ends, the order first as everybody does. Another customer's
 * answers `claim_unknown`, like a missing one.
 */
export async function holdClaimWithLine(
  db: Db,
  key: { readonly number: string; readonly accountId?: number },
): Promise<Result<HeldClaim, Refusal<"claim_unknown">>> {
  const found = await findOidOfClaim(db, key);
  if (!found) return refuse({ code: "claim_unknown" });
  const [item] = await lockItems(db, { oids: [found.oid] });
  if (!item) return refuse({ code: "claim_unknown" });
  const claim = await holdClaim(db, key.number);
  return ok({ claim, facts: await gatherLine(db, item) });
}

type Change = Parameters<typeof updateClaim>[2] &
  Partial<Pick<ClaimRecord, "amount" | "awaits_seller" | "paid_at" | "seller_at">>;

interface ClaimMove {
  readonly event: ClaimEvent;
  readonly hand: ClaimHand;
  readonly change: Change;
  readonly limits: Limits & WithClosedDays;
  readonly now: Date;
}

/**
 * Takes a held claim one step on: its state, who has it now and until when, late no more where another
 * has it. Once the customer has the money and nothing
 * is waited for, it has succeeded with that step. Refuses `claim_not_in_state` as the table of states does. [BO-28]
 */
export async function moveClaim(
  db: Db,
  { claim, facts }: HeldClaim,
  { event, hand, change, limits, now }: ClaimMove,
): Promise<Result<{ readonly isSettled: boolean }, Refusal<"claim_not_in_state">>> {
  const next = nextClaimState(claim.state, event, hand);
  if (!next.ok) return next;
  const after = { ...claim, ...change };
  const owesBuyer = after.amount > 0 && after.paid_at === null;
  const awaitsSeller = isSellerAwaited(after);
  const isOpen = owesBuyer || awaitsSeller;
  const succeeded = nextClaimState(next.value, "succeed", "system");
  const state = succeeded.ok && !isOpen ? succeeded.value : next.value;
  const holder = claimHolderOf({ state, owesBuyer, awaitsSeller });
  await updateClaim(db, claim.id, {
    ...change,
    state,
    holder,
    ...(holder !== claim.holder && {
      due_at: dueOf(holder, now, facts.item.order.region, limits),
      escalated_at: null,
    }),
    ended_at: isEndedClaim(state) ? (claim.ended_at ?? now) : null,
  });
  return ok({ isSettled: state === "succeeded" });
}
