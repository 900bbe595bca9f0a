import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { LineFacts } from "./gather-line.ts";
import { openRefund } from "./open-refund.ts";
import { payRefund, type NotPaid, type Payout } from "./pay-refund.ts";
import { reckonStay } from "./reckon-line.ts";
import { selectRefundsOfItem } from "./refund-queries.ts";

interface ClaimMoney {
  /** Cents of the payment currency. */
  readonly amount: number;
  /** The claim's number, which stands in the record. */
  readonly claim: string;
  readonly isSellersFault: boolean;
}

/**
 * Pays a damage claim of a locked line: as a compensation, so that flag 4096 is set, the quantity stays and what was paid
 * is the ceiling of refunds and claims together; in cash as far as cash was paid. Answers the record of the money.
 * Refuses `refund_open_already` beside a refund of the line and `refund_above_paid`. [CLM-17] [REF-18]
 */
export async function payClaim(
  db: Db,
  facts: LineFacts,
  { amount, claim, isSellersFault }: ClaimMoney,
  payout: Payout,
): Promise<Result<{ readonly id: number }, NotPaid | Refusal<"refund_open_already">>> {
  const records = await selectRefundsOfItem(db, facts.item.id);
  if (records.some(({ holder }) => holder !== "nobody"))
    return refuse({ code: "refund_open_already" });
  const reckoned = reckonStay(facts, amount, "cash_first");
  if (!reckoned.ok) return reckoned;
  const refund = await openRefund(
    db,
    facts,
    {
      kind: "compensation",
      source: "claim",
      num: 0,
      reason: "damaged",
      note: claim,
      imgs: [],
      fault: isSellersFault ? "seller" : "carrier",
      isBought: true,
      opens: "request",
      isAccepted: true,
      awaitsSeller: false,
      reckoned: reckoned.value,
      staffId: null,
    },
    { limits: payout.limits, actor: { kind: "system" }, now: payout.now },
  );
  const paid = await payRefund(db, { refund, facts }, payout);
  return paid.ok ? ok({ id: refund.id }) : paid;
}
