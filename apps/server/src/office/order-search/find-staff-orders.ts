import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  getStaffOrder,
  queryStaffOrders,
} from "@sampan/contract/trade/approvals/staff-approvals";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { isOrderStatus, orderStatusNames } from "@sampan/domain/trade/orders/order-state";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { readOrder } from "../../trade/orders/get-order.ts";
import { readOrderLog } from "../../trade/orders/list-order-log.ts";

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
  const region = account.region;
  const reader = { language: caller.language, region, say: needs.say };
  return ok({
    data: {
      order: found.order,
      customer: { uid: account.uid, name: account.name || account.nickname, region },
      log: await readOrderLog(db, { orderId: found.id, order_by: "newest" }, reader),
    },
  });
}

type Query = typeof queryStaffOrders;

/** Where no status that exists is asked for; "in ()" would be no SQL. */
const none = sql<never>`-100`;

/**
 * Orders by the beginning of their number, their customer's uid or name, or a marketplace's number. Which ones a page
 * shows is decided by narrow rows: what each of them says is read for those of the page alone.
 */
export async function findStaffOrders(
  db: Db,
  { text, status, page, page_size }: InputOf<Query>,
  { region }: StaffCaller,
): Promise<Result<OutputOf<Query>, never>> {
  let found = db
    .selectFrom("orders")
    .select(["orders.id", sql<number>`count(*) over ()`.as("total")]);
  if (status && status.length > 0)
    found = found.where("orders.status", "in", [none, ...status.filter(isOrderStatus)]);
  const wanted = text?.trim();
  if (wanted) found = found.where("orders.id", "in", ordersNamed(db, wanted));
  const rows = await db
    .with("found", () =>
      found
        .orderBy("orders.id", "desc")
        .limit(page_size)
        .offset((page - 1) * page_size),
    )
    .selectFrom("found")
    .innerJoin("orders", "orders.id", "found.id")
    .innerJoin("accounts", "accounts.id", "orders.account_id")
    .select([
      "orders.tid",
      "orders.status",
      "orders.created_at",
      sql<number>`(select coalesce(sum(charge.cny), 0) from order_charges charge
                    where charge.order_id = orders.id and charge.kind = 'goods')`.as(
        "goods_amount",
      ),
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
      "found.total",
    ])
    .orderBy("orders.id", "desc")
    .execute();
  return ok({
    datalist: rows.map((row) => ({
      tid: row.tid,
      status: row.status,
      status_name: orderStatusNames[row.status],
      cdate: formatWireTime(row.created_at, region),
      customer: { uid: row.uid, name: row.name || row.nickname, region: row.region },
      sku_count: row.sku_count,
      goods_amount: row.goods_amount,
      fee_total: row.fee_total,
      pay_real: row.pay_real,
      currency: row.currency,
    })),
    total: rows[0]?.total ?? 0,
  });
}

/** One question for each thing a text can be, so that each finds its way by an index of its own. */
function ordersNamed(db: Db, wanted: string) {
  const start = `${wanted.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return db
    .selectFrom("orders")
    .select("orders.id")
    .where("orders.tid", "like", start.toUpperCase())
    .union(
      db
        .selectFrom("accounts")
        .innerJoin("orders", "orders.account_id", "accounts.id")
        .select("orders.id")
        .where((row) =>
          row.or([
            row("accounts.uid", "=", wanted.toLowerCase()),
            row("accounts.name", "like", start),
          ]),
        ),
    )
    .union(
      db
        .selectFrom("order_items")
        .select("order_id as id")
        .where("out_oid", "=", wanted)
        .where("out_oid", "<>", ""),
    );
}
