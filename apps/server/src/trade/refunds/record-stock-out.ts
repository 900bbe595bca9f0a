import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { isPriceAsked } from "../orders/is-price-asked.ts";
import { lockItems } from "../orders/lock-items.ts";
import { moveItem } from "../orders/move-item.ts";
import { rewriteOrderStatus } from "../orders/rewrite-order-status.ts";
import { gatherLine } from "./gather-line.ts";
import { openRefund } from "./open-refund.ts";
import { reckonLine } from "./reckon-line.ts";
import { selectRefundsOfItem } from "./refund-queries.ts";
import { tellOfRefund } from "./tell-of-refund.ts";

interface StockOut {
  readonly oid: string;
  /** Pieces that are missing. */
  readonly num: number;
  readonly note: string;
}

type Refused = Refusal<
  | "order_unknown"
  | "item_not_in_state"
  | "refund_too_many"
  | "refund_number_needed"
  | "refund_open_already"
  | "price_question_open"
>;

/**
 * A buyer records that a seller has none of a line (16) or too few (19), which opens an accepted refund for what is
 * missing: there is nothing to decide about it. What was bought already waits for the seller's money first. Nothing
 * of it was obtained, so that its fees come back as well. Finance pays it out, never the buyer. [BO-11] [ORD-61] [ORD-64]
 */
export async function recordStockOut(
  db: Db,
  { oid, num, note }: StockOut,
  { caller, jobs }: { readonly caller: StaffCaller; readonly jobs: Needs["jobs"] },
): Promise<Result<{ number: string }, Refused>> {
  const [item] = await lockItems(db, { oids: [oid] });
  if (!item) return refuse({ code: "order_unknown" });
  if (num < 1) return refuse({ code: "refund_number_needed" });
  const facts = await gatherLine(db, item);
  const left = item.num - facts.refund_num;
  if (num > left) return refuse({ code: "refund_too_many", values: { left } });
  const records = await selectRefundsOfItem(db, item.id);
  if (records.some(({ holder }) => holder !== "nobody"))
    return refuse({ code: "refund_open_already" });
  if (await isPriceAsked(db, [item.id])) return refuse({ code: "price_question_open" });
  const isWhole = num === left;
  const moved = await moveItem(db, item, isWhole ? "report_stock_out" : "report_part_stock_out");
  if (!moved.ok) return moved;

  const { now } = caller;
  const fallen = { pieces: num, fault: "seller", isBought: false, returnFreight: 0 } as const;
  const refund = await openRefund(
    db,
    facts,
    {
      kind: "pieces",
      source: "stock_out",
      num,
      reason: "stock_out",
      note: note.trim(),
      imgs: [],
      fault: "seller",
      isBought: false,
      opens: "request",
      isAccepted: true,
      awaitsSeller: item.out_oid !== "",
      reckoned: reckonLine(facts, fallen),
      staffId: caller.staff.id,
    },
    { limits: caller.settings, actor: { kind: "staff", name: caller.staff.name }, now },
  );
  await rewriteOrderStatus(db, item.order.id);
  await recordAudit(db, caller, {
    action: "record_stock_out",
    object_kind: "order_item",
    object_id: oid,
    old_value: { status: item.status },
    new_value: { status: moved.value, num, refund: refund.number },
  });
  await tellOfRefund(db, { jobs }, refund, {
    kind: "refund_stock_out",
    values: { tid: item.order.tid, num, amount: refund.amount, currency: item.order.currency },
    now,
  });
  return ok({ number: refund.number });
}
