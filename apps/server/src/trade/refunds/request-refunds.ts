import type { InputOf } from "@sampan/contract/kernel/call";
import type { reverseApplyBatch } from "@sampan/contract/trade/refunds/refunds";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { presumedFault, readRefundReason } from "@sampan/domain/trade/refunds/refund-reasons";
import type { Db } from "../../kernel/db/db.ts";
import { findOwnFile } from "../../kernel/files/find-own-file.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { holdLines, type LinesRefused } from "./hold-lines.ts";
import { openRefund } from "./open-refund.ts";
import { reckonLine } from "./reckon-line.ts";
import { linkToRefund } from "./tell-of-refund.ts";

type Refused = LinesRefused | Refusal<"reason_needed" | "file_unknown">;

/**
 * A customer asks for refunds of several lines, all or none: pieces, a reason and pictures of each. What they come to
 * is reckoned by the fault the reason sounds like; whoever answers decides on it. [API-73] [REF-01] [REF-16]
 */
export async function requestRefunds(
  db: Db,
  { list }: InputOf<typeof reverseApplyBatch>,
  { caller, jobs }: { caller: CustomerCaller; jobs: Needs["jobs"] },
): Promise<Result<readonly string[], Refused>> {
  const { customer, now } = caller;
  const held = await holdLines(db, list, { caller });
  if (!held.ok) return held;
  const numbers: string[] = [];
  for (const { wish, facts, opens, isBought } of held.value) {
    const { reason, words } = readRefundReason(wish.reason);
    if (wish.reason.trim() === "")
      return refuse({ code: "reason_needed", values: { oid: wish.oid } });
    for (const url of wish.imgs)
      if (!(await findOwnFile(db, { url, accountId: customer.id, kind: "claim" })))
        return refuse({ code: "file_unknown", values: { oid: wish.oid } });
    const fault = presumedFault(reason);
    const refund = await openRefund(
      db,
      facts,
      {
        kind: "pieces",
        source: "customer",
        num: wish.num,
        reason,
        note: [words, wish.note.trim()].filter((text) => text !== "").join("\n"),
        imgs: wish.imgs,
        fault,
        isBought,
        opens,
        isAccepted: false,
        awaitsSeller: false,
        reckoned: reckonLine(facts, { pieces: wish.num, fault, isBought, returnFreight: 0 }),
        staffId: null,
      },
      { limits: caller.settings, actor: { kind: "customer" }, now },
    );
    numbers.push(refund.number);
    await notifyCustomer(db, jobs, {
      accountId: customer.id,
      kind: "refund_requested",
      values: { tid: facts.item.order.tid },
      link: linkToRefund(refund.number),
      now,
    });
  }
  return ok(numbers);
}
