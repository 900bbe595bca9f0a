import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { price } from "@sampan/domain/trade/charges/price";
import type { Charge } from "@sampan/domain/trade/charges/charge";
import {
  comparedKinds,
  type ChargedSince,
  type ChargeNow,
  type OwnLoad,
} from "@sampan/domain/trade/door-price/estimate";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { storedCharges } from "../charges/find-charges.ts";
import { findLinesByKey } from "../../money/price-book/find-lines-by-key.ts";

interface OrderSince {
  readonly id: number;
  readonly reviewed_at: Date | null;
  readonly billed_at: Date | null;
  readonly currency: PaymentCurrency;
}

interface RatedBy {
  readonly rounding: ChargedSince["rounding"];
  /** What one yuan costs now. */
  readonly rate_e6: number;
}

/** What an order was charged since it was placed, as it is compared with what was said: three statements. */
export async function chargedSince(
  db: Db,
  order: OrderSince,
  { rounding, rate_e6 }: RatedBy,
): Promise<ChargedSince> {
  const stored = await storedCharges(db)
    .select("rate_e6")
    .where("order_id", "=", order.id)
    .execute();
  const paidAt = stored.find((charge) => charge.rate_e6 !== null)?.rate_e6;
  const at = { rate_e6: paidAt ?? rate_e6, rounding };
  const counted = stored.filter(({ kind }) => isCompared(kind));
  const first = price(
    counted.filter(({ instalment }) => instalment === "first"),
    at,
  );
  const later = counted.flatMap((charge) =>
    charge.instalment !== "first" && charge.amount !== null
      ? [{ ...charge, amount: charge.amount }]
      : [],
  );
  return {
    charges: [...first, ...later].flatMap(({ kind, reason, ...charge }): ChargeNow[] =>
      isCompared(kind) ? [{ ...charge, kind, figures: reason.figures }] : [],
    ),
    shipments: await ownLoads(db, order.id),
    isJudged: order.reviewed_at !== null,
    isBilled: order.billed_at !== null,
    ...at,
  };
}

const isCompared = (kind: Charge["kind"]): kind is ChargeNow["kind"] =>
  kind === "supplement" || comparedKinds.some((each) => each === kind);

/** What a parcel of a bill weighed and took, of its order's goods by what they weigh, and the version of the line that priced it. */
interface BilledLoad {
  readonly shipment: string;
  readonly tariff: string | null;
  readonly weight_g: number;
  readonly volume_mm3: number;
}

/** Of each shipment, and each class of goods in it, what is this order's. */
async function ownLoads(db: Db, orderId: number): Promise<OwnLoad[]> {
  const { rows } = await sql<BilledLoad>`
    with parcel as (
      select package.bill_id, package.tid,
             sum(content.num * item.weight_g) filter (where item.order_id = ${orderId}) as own_g,
             sum(content.num * item.weight_g) as all_g,
             count(*) filter (where item.order_id = ${orderId}) as own_lines, count(*) as all_lines
        from packages package
        join package_items content on content.package_id = package.id
        join order_items item on item.id = content.item_id
       where package.bill_id in (select bill_id from order_charges where order_id = ${orderId} and bill_id is not null)
       group by package.id
    ), weighed as (
      select parcel.tid, bill.id as bill_id, bill.explanation,
             (one ->> 'actual_g')::bigint as g, (one ->> 'volume_mm3')::bigint as mm3, one ->> 'tariff_class' as class,
             case when all_g > 0 then own_g::numeric / all_g else own_lines::numeric / all_lines end as part
        from parcel
        join bills bill on bill.id = parcel.bill_id
       cross join lateral jsonb_array_elements(bill.explanation -> 'arithmetic') one
       where one ->> 'parcel_tid' = parcel.tid
         and own_lines > 0
    )
    select bill_id || '.' || coalesce(shipment.number, 0) || '.' || class as shipment,
           min(shipment.tariff) as tariff,
           round(sum(g * part))::bigint as weight_g, round(sum(mm3 * part))::bigint as volume_mm3
      from weighed
      left join lateral (
        select number, load ->> 'tariff' as tariff
          from jsonb_array_elements(explanation -> 'shipments') with ordinality as each (one, number)
         cross join lateral jsonb_array_elements(one -> 'loads') load
         where one -> 'parcel_tids' ? weighed.tid
           and load ->> 'tariff_class' = weighed.class
      ) shipment on true
     group by 1
     order by 1
  `.execute(db);
  const lines = await findLinesByKey(
    db,
    rows.flatMap(({ tariff }) => tariff ?? []),
  );
  return rows.map(({ tariff, weight_g, volume_mm3 }) => ({
    line: tariff === null ? undefined : lines.get(tariff),
    load: { weight_g, volume_mm3 },
  }));
}
