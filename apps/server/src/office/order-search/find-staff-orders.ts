import type { InputOf, OutputOf } from "@sampan/contract/call";
import type { getStaffOrder, queryStaffOrders } from "@sampan/contract/staff-reviews";
import { formatWireTime } from "@sampan/domain/business-time";
import type { PaymentCurrency } from "@sampan/domain/money";
import { orderStatusNames, type OrderStatus } from "@sampan/domain/order-state";
import type { Region } from "@sampan/domain/regions";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { sql } from "kysely";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { readOrder } from "../orders/get-order.ts";
import { readTradeLog } from "../orders/list-trade-log.ts";

/** Any order by its number, for every desk. Refuses `order_unknown`. */
export async function readStaffOrder(
  db: Db,
  needs: Pick<Needs, "say" | "limits">,
  { tid }: InputOf<typeof getStaffOrder>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof getStaffOrder>, Refusal<"order_unknown">>> {
  const found = await readOrder(db, needs, { tid }, caller);
  if (!found) return refuse({ code: "order_unknown" });
  const account = await db
    .selectFrom("accounts")
    .select(["uid", "name", "nickname", "region"])
    .where("id", "=", found.accountId)
    .executeTakeFirstOrThrow();
  const region = account.region as Region;
  const reader = { language: caller.language, region, say: needs.say };
  return ok({
    data: {
      order: found.order,
      customer: { uid: account.uid, name: account.name || account.nickname, region },
      log: await readTradeLog(db, { orderId: found.id, order_by: "newest" }, reader),
    },
  });
}

type Query = typeof queryStaffOrders;

/** Orders by the beginning of their number, their customer's uid or name, or a marketplace's number. */
export async function findStaffOrders(
  db: Db,
  { text, status, page, page_size }: InputOf<Query>,
  { region }: StaffCaller,
): Promise<Result<OutputOf<Query>, never>> {
  let query = db
    .selectFrom("orders")
    .innerJoin("accounts", "accounts.id", "orders.account_id")
    .select([
      "orders.tid",
      "orders.status",
      "orders.created_at",
      "orders.goods_amount",
      "orders.fee_total",
      "orders.pay_real",
      "orders.currency",
      "accounts.uid",
      "accounts.name",
      "accounts.nickname",
      "accounts.region",
      sql<number>`(select count(*) from order_items item
                    where item.order_id = orders.id and item.status not in (3, 15))`.as(
        "sku_count",
      ),
      sql<number>`count(*) over ()`.as("total"),
    ]);
  if (status && status.length > 0) query = query.where("orders.status", "in", status);
  const wanted = text?.trim();
  if (wanted) {
    const start = `${wanted.replaceAll(/[\\%_]/g, "\\$&")}%`;
    query = query.where((row) =>
      row.or([
        row("orders.tid", "like", start.toUpperCase()),
        row("accounts.uid", "=", wanted.toLowerCase()),
        row("accounts.name", "like", start),
        row("orders.id", "in", (sub) =>
          sub.selectFrom("order_items").select("order_id").where("out_oid", "=", wanted),
        ),
      ]),
    );
  }
  const rows = await query
    .orderBy("orders.id", "desc")
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  return ok({
    datalist: rows.map((row) => ({
      tid: row.tid,
      status: row.status,
      status_name: orderStatusNames[row.status as OrderStatus],
      cdate: formatWireTime(row.created_at, region),
      customer: { uid: row.uid, name: row.name || row.nickname, region: row.region as Region },
      sku_count: row.sku_count,
      goods_amount: row.goods_amount,
      fee_total: row.fee_total,
      pay_real: row.pay_real,
      currency: row.currency as PaymentCurrency,
    })),
    total: rows[0]?.total ?? 0,
  });
}
