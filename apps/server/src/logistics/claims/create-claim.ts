import type { InputOf } from "@sampan/contract/kernel/call";
import type * as calls from "@sampan/contract/logistics/claims/claims";
import { inYuan } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { dueOf } from "@sampan/domain/trade/refunds/refund-clock";
import type { Db } from "../../kernel/db/db.ts";
import { findOwnFile } from "../../kernel/files/find-own-file.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { holdLiveAccount } from "../../people/accounts/hold-live-account.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { conversionOf } from "../../trade/refunds/reckon-line.ts";
import { insertClaim } from "./claim-queries.ts";
import { findBareCrate } from "./find-bare-crate.ts";
import { holdLine, type LineNotClaimed } from "./hold-line.ts";
import { tellOfClaim } from "./tell-of-claim.ts";

type Refused =
  | LineNotClaimed
  | Refusal<"claim_words_needed" | "claim_photo_needed" | "file_unknown" | "login_needed">;

/**
 * A customer claims pieces of a line as broken or missing, in words and with photos of their own. What the insurance
 * pays of them is reckoned at once; whoever decides reckons anew. Insured damage in a crate without a picture is decided at once. [API-82] [CLM-03] [CLM-04]
 */
export async function createClaim(
  db: Db,
  { oid, num, about, content, imgs }: InputOf<typeof calls.createClaim>,
  { caller, jobs }: { readonly caller: CustomerCaller; readonly jobs: Needs["jobs"] },
): Promise<Result<{ readonly number: string }, Refused>> {
  const { customer, now } = caller;
  const live = await holdLiveAccount(db, customer.id);
  if (!live.ok) return live;
  const held = await holdLine(db, { oid, num }, caller);
  if (!held.ok) return held;
  const words = content.trim();
  if (words === "") return refuse({ code: "claim_words_needed" });
  if (imgs.length === 0) return refuse({ code: "claim_photo_needed" });
  for (const url of imgs)
    if (!(await findOwnFile(db, { url, accountId: customer.id, kind: "claim" })))
      return refuse({ code: "file_unknown" });

  const { facts, made, insurance, share_bp, reckoned } = held.value;
  const { id: item_id, order } = facts.item;
  const isInsuredDamage = about === "damage" && share_bp > 0;
  const crate_service_id = isInsuredDamage ? await findBareCrate(db, item_id) : undefined;
  const claim = await insertClaim(db, {
    number: `${oid}-D${made + 1}`,
    order_id: order.id,
    item_id,
    account_id: order.account_id,
    state: "pending_review",
    holder: "service",
    due_at: dueOf("service", now, order.region, caller.settings),
    num,
    real_num: num,
    content: words,
    imgs: JSON.stringify(imgs),
    insurance,
    share_bp,
    goods_amount: reckoned.goods,
    amount: reckoned.amount,
    cny: inYuan(reckoned.amount, conversionOf(facts)),
    created_at: now,
    about: about ?? null,
    crate_service_id: crate_service_id ?? null,
  });
  await writeOrderLog(db, {
    orderId: order.id,
    biz_code: orderLogCodes.claim_made,
    actor: { kind: "customer" },
    content: { oid, number: claim.number, num },
    now,
  });
  await tellOfClaim(db, { jobs }, claim, { kind: "claim_made", values: { tid: order.tid }, now });
  // Facts may decide it: nobody waits for the minute.
  if (crate_service_id !== undefined) await jobs.send(db, "decide-sure-claims", {});
  return ok({ number: claim.number });
}
