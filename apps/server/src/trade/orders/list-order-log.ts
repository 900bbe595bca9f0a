import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryTradeLoggerList, OrderLogRow } from "@sampan/contract/trade/orders/orders";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Language } from "@sampan/domain/kernel/language";
import { formatAmount } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { carriesJson, orderLogEventOf } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findOrder, findOrderLogs, type OrderLogRow as StoredRow } from "./order-queries.ts";

type Call = typeof queryTradeLoggerList;

/** What happened to one of the customer's orders. [API-70] [ORD-19] [ORD-22] */
export async function listOrderLog(
  db: Db,
  needs: Pick<Needs, "say">,
  { tid, order_by }: InputOf<Call>,
  { customer, language }: CustomerCaller,
): Promise<Result<OutputOf<Call>, Refusal<"order_unknown">>> {
  const order = await findOrder(db, { tid, accountId: customer.id });
  if (!order) return refuse({ code: "order_unknown" });
  const reader = { language, region: customer.region, say: needs.say };
  return ok({ datalist: await readOrderLog(db, { orderId: order.id, order_by }, reader) });
}

export interface LogReader {
  readonly language: Language;
  readonly region: Region;
  readonly say: Needs["say"];
}

/** The log in the words of its reader. [ORD-88] [ORD-89] */
export async function readOrderLog(
  db: Db,
  { orderId, order_by }: { readonly orderId: number; readonly order_by: "newest" | "oldest" },
  reader: LogReader,
): Promise<OrderLogRow[]> {
  const rows = await findOrderLogs(db, orderId, order_by);
  return rows.map((row) => ({
    biz_code: row.biz_code,
    cdate: formatWireTime(row.at, reader.region),
    content: contentOf(row, reader),
    actor: row.actor_kind,
  }));
}

/** Facts travel as JSON text where the code says so; the others become a sentence here. */
function contentOf({ biz_code, content }: StoredRow, { language, say }: LogReader): string {
  if (carriesJson(biz_code)) return JSON.stringify(content);
  const facts = (content ?? {}) as Record<string, unknown>;
  const event = orderLogEventOf(biz_code);
  if (!event) return JSON.stringify(content);
  const [reason, express_no] = [textOf(facts["reason"]), textOf(facts["express_no"])];
  const isExplainedClosing = event === "closed" && reason !== "";
  const key = isExplainedClosing ? "closed_because" : event;
  const prices = { old: yuanOf(facts["old_price"]), new: yuanOf(facts["price"]) };
  return say(language, `trade.log.${key}`, { ...figuresIn(facts), reason, express_no, ...prices });
}

/** Every fact that can stand in a sentence, by its name. */
const figuresIn = (facts: Readonly<Record<string, unknown>>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) =>
      typeof fact === "string" || typeof fact === "number" ? [[name, fact] as const] : [],
    ),
  );

const yuanOf = (fact: unknown): string =>
  typeof fact === "number" ? formatAmount(fact, "CNY") : "";
const textOf = (fact: unknown): string => (typeof fact === "string" ? fact : "");
