import type { OrderStatus } from "@sampan/domain/trade/orders/order-state";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { CarrierId, PayMode, TransportId } from "@sampan/domain/goods/shippability/transports";
import type { OrderAddress, PayInfo } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import { prepare, type RowOf, type ValueOf } from "../../kernel/db/prepare.ts";
import { rowsOf } from "../../kernel/db/send-soon.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";

/** An order held for change. CNY cents, but cents of `currency` where a field says so. */
export interface LockedOrder {
  readonly id: number;
  readonly tid: string;
  readonly account_id: number;
  readonly region: Region;
  readonly currency: PaymentCurrency;
  readonly biz_attribute: 0 | 1 | 2;
  readonly status: OrderStatus;
  /** Null, with line and carrier, where nothing is sent: a payment on behalf. */
  readonly address: OrderAddress | null;
  readonly express: CarrierId | null;
  readonly transport: TransportId | null;
  readonly is_tax_included: boolean;
  readonly pay_mode: PayMode;
  readonly insurance: 0 | 2 | 3 | 4;
  readonly coupon_id: number | null;
  /** Whose prices an activity order has. */
  readonly campaign_id: number | null;
  readonly weight_estimate_g: number;
  readonly pay_real: number;
  readonly fee_total: number;
  readonly pay_info: PayInfo;
  readonly created_at: Date;
  readonly reviewed_at: Date | null;
  readonly pay_deadline: Date | null;
  readonly pay_time: Date | null;
  readonly billed_at: Date | null;
  readonly receive_time: Date | null;
  readonly completed_at: Date | null;
  readonly closed_at: Date | null;
}

const columns = [
  "id",
  "tid",
  "account_id",
  "region",
  "currency",
  "biz_attribute",
  "status",
  "address",
  "express",
  "transport",
  "is_tax_included",
  "pay_mode",
  "insurance",
  "coupon_id",
  "campaign_id",
  "weight_estimate_g",
  "pay_real",
  "fee_total",
  "pay_info",
  "created_at",
  "reviewed_at",
  "pay_deadline",
  "pay_time",
  "billed_at",
  "receive_time",
  "completed_at",
  "closed_at",
] as const;

/**
 * Holds an order until the transaction ends, so that two people cannot move it at once. With `accountId`
 * another account's order answers `order_unknown`, like a missing one. [ORD-22]
 */
export async function lockOrder(
  db: Db,
  { tid, accountId }: { readonly tid: string; readonly accountId?: number },
): Promise<Result<LockedOrder, Refusal<"order_unknown">>> {
  const order = accountId === undefined ? heldOrder({ tid }) : ownOrder({ tid, accountId });
  return lockedOrder(await rowsOf(db, order));
}

/** The same of rows that were read together with others. */
export function lockedOrder([row]: readonly RowOf<typeof heldOrder>[]): Result<
  LockedOrder,
  Refusal<"order_unknown">
> {
  return row ? ok(row) : refuse({ code: "order_unknown" });
}

/** An order, held until the transaction ends. */
export const heldOrder = prepare((db, value: ValueOf<{ tid: string }>) =>
  db.selectFrom("orders").select(columns).where("tid", "=", value("tid")).forUpdate(),
);
const ownOrder = prepare((db, value: ValueOf<{ tid: string; accountId: number }>) =>
  db
    .selectFrom("orders")
    .select(columns)
    .where("tid", "=", value("tid"))
    .where("account_id", "=", value("accountId"))
    .forUpdate(),
);

/** The same by row id, for verbs that came to the order from its items or bills. Null never happens to them. */
export async function lockOrderById(db: Db, orderId: number): Promise<LockedOrder> {
  return db
    .selectFrom("orders")
    .select(columns)
    .where("id", "=", orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
