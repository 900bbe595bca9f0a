import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Instructions } from "@sampan/domain/trade/instructions/instructions";
import type { ItemStatus } from "@sampan/domain/trade/orders/item-state";
import { sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Db } from "../../kernel/db/db.ts";

export interface StoredSellerOrder {
  readonly id: number;
  /** Which seller of the order it is, from 1 on. */
  readonly place: number;
  readonly order_tid: string;
  readonly uid: string;
  readonly region: Region;
  readonly biz_attribute: number;
  readonly platform: number;
  readonly shop_name: string;
  readonly mainland_freight: number;
  readonly currency: PaymentCurrency;
  readonly instructions: Instructions | null;
  readonly remark: string[];
  readonly pay_time: Date | null;
  /** Whoever has taken it on, where the claim still holds. */
  readonly claimed_by: number | null;
  readonly claimer: string | null;
  readonly claimed_at: Date | null;
}

/** To be bought, or bought and not wholly sent off. */
const statusesOfStage = {
  to_buy: [13],
  awaiting_seller: [4, 20],
} as const satisfies Record<string, readonly ItemStatus[]>;
export type PurchaseStage = keyof typeof statusesOfStage;

export interface SellerOrdersWanted {
  readonly stage: PurchaseStage;
  readonly whose: "all" | "mine" | "free";
  readonly order_by: "waiting" | "shop";
  readonly staff_id: number;
  /** Claims made before this moment have lapsed. */
  readonly since: Date;
  readonly limit: number;
  readonly offset: number;
}

const instructionColumns = [
  "told.rise_percent",
  "told.rise_ceiling",
  "told.other_choice",
  "told.choice_words",
  "told.cancel_after_days",
  "told.ship_after_days",
] as const;

/** Seller orders with a line of the stage, the longest paid first, or those of a shop together. [BO-10] [BO-11] */
export async function selectSellerOrders(
  db: Db,
  { stage, whose, order_by, staff_id, since, limit, offset }: SellerOrdersWanted,
): Promise<{ rows: StoredSellerOrder[]; total: number }> {
  const waiting = db
    .selectFrom("sell_orders as sell")
    .innerJoin("orders", "orders.id", "sell.order_id")
    .innerJoin("accounts", "accounts.id", "orders.account_id")
    .leftJoin("purchase_claims as claim", (join) =>
      join.onRef("claim.sell_order_id", "=", "sell.id").on("claim.claimed_at", ">", since),
    )
    .leftJoin("staff_members as claimer", "claimer.id", "claim.staff_id")
    .$if(whose === "mine", (query) => query.where("claim.staff_id", "=", staff_id))
    .$if(whose === "free", (query) => query.where("claim.staff_id", "is", null))
    .where("sell.id", "in", (some) =>
      some
        .selectFrom("order_items")
        .select("sell_order_id")
        .where((item) =>
          item.or([
            item("status", "in", [...statusesOfStage[stage]]),
            // Of what the seller has a part, the rest is still to be bought, or was.
            item.and([
              item("status", "=", 19),
              item("out_oid", stage === "to_buy" ? "=" : "<>", ""),
            ]),
          ]),
        ),
    );
  const rows = await waiting
    .select([
      "sell.id",
      sql<number>`(
        select count(*) from sell_orders as own where own.order_id = sell.order_id and own.id <= sell.id
      )`.as("place"),
      "orders.tid as order_tid",
      "accounts.uid",
      "orders.region",
      "orders.biz_attribute",
      "sell.platform",
      "sell.shop_name",
      "sell.mainland_freight",
      "orders.currency",
      "orders.remark",
      "orders.pay_time",
      "claim.staff_id as claimed_by",
      "claimer.name as claimer",
      "claim.claimed_at",
    ])
    .select((row) =>
      jsonObjectFrom(
        row
          .selectFrom("order_instructions as told")
          .select(instructionColumns)
          .whereRef("told.order_id", "=", "orders.id"),
      ).as("instructions"),
    )
    .$if(order_by === "shop", (query) => query.orderBy("sell.platform").orderBy("sell.shop_name"))
    .orderBy("orders.pay_time")
    .orderBy("sell.id")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await waiting
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
