import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import type { HeldClaim } from "./hold-claim-with-line.ts";
import { tellOfClaim } from "./tell-of-claim.ts";

interface Accepted extends Pick<Needs, "jobs"> {
  readonly caller: StaffCaller;
  /** Pieces that were accepted now, and cents of the payment currency that come of them. */
  readonly num: number;
  readonly amount: number;
}

/** Writes into the order's log that service accepted pieces of a claim, and tells its customer. [BO-53] */
export async function sayAccepted(
  db: Db,
  { claim, facts }: HeldClaim,
  { jobs, caller: { staff, now }, num, amount }: Accepted,
): Promise<void> {
  const { oid, order } = facts.item;
  const { id: orderId, tid, currency } = order;
  await writeOrderLog(db, {
    orderId,
    biz_code: orderLogCodes.claim_accepted,
    actor: { kind: "staff", name: staff.name },
    content: { oid, number: claim.number, num },
    now,
  });
  const values = { tid, amount, currency };
  await tellOfClaim(db, { jobs }, claim, { kind: "claim_accepted", values, now });
}
