import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { exportOrders as call } from "@sampan/contract/trade/orders/orders";
import type { OrderCard } from "@sampan/contract/trade/orders/order-shapes";
import { csvOf, decimalOf } from "@sampan/domain/kernel/csv";
import type { Language } from "@sampan/domain/kernel/language";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { wordsIn } from "@sampan/locales/words-in";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { listOrders } from "./list-orders.ts";

/** So many orders at the most: whoever has more asks for some days of them. */
const most = 1_000;
/** So many are read and described at a time. */
const page_size = 100;

const columns = [
  "number",
  "placed_at",
  "status",
  "goods",
  "pieces",
  "seller_numbers",
  "costs",
  "paid",
  "currency",
] as const;

/**
 * The customer's own orders as a file, an order a row, by the filters of the list, in their language; amounts as
 * decimals of the order's currency. [ORD-04]
 */
export async function exportOrders(
  db: Db,
  { say }: Pick<Needs, "say">,
  input: InputOf<typeof call>,
  caller: CustomerCaller,
): Promise<Result<OutputOf<typeof call>, never>> {
  const { language } = caller;
  const rows: string[][] = [columns.map((column) => say(language, `trade.csv.${column}`))];
  const wordOf = ({ status_name }: OrderCard) => say(language, `status.order.${status_name}`);
  let total = 0;
  for (let page = 1; page <= most / page_size; page++) {
    const listed = await listOrders(db, { say }, { ...input, page, page_size }, caller);
    if (!listed.ok) return listed;
    total = listed.value.total;
    for (const order of listed.value.datalist)
      rows.push(cellsOf(order, { language, status: wordOf(order) }));
    if (total <= page * page_size) break;
  }
  return ok({ data: { text: csvOf(rows), count: rows.length - 1, total } });
}

function cellsOf(
  order: OrderCard,
  { language, status }: { readonly language: Language; readonly status: string },
): string[] {
  const { items } = order;
  const goods = items.map(({ i18n, props_text, num }) =>
    [wordsIn(language, i18n).text, props_text, `× ${num}`].filter((part) => part !== "").join(" "),
  );
  const numbers = new Set(items.map(({ out_oid }) => out_oid).filter((number) => number !== ""));
  return [
    order.tid,
    order.cdate,
    status,
    goods.join("; "),
    String(order.piece_count),
    [...numbers].join(" "),
    decimalOf(order.fee_total),
    decimalOf(order.pay_real),
    order.currency,
  ];
}
