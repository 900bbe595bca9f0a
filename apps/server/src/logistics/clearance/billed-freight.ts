import { type RawBuilder, sql } from "kysely";

/** International freight of `package` as its `bill` priced it: cents of the payment currency, 0 where nothing was. */
export const billedFreight: RawBuilder<number> = sql`
  coalesce((select sum((priced ->> 'international')::bigint)
              from jsonb_array_elements(bill.explanation -> 'arithmetic') as priced
             where priced ->> 'parcel_tid' = package.tid), 0)`;

/** Whether duty and tax of `package` are in the freight that its `bill` priced. */
export const billedWithTax: RawBuilder<boolean> = sql`
  coalesce((select bool_or((shipment ->> 'is_tax_included')::boolean)
              from jsonb_array_elements(bill.explanation -> 'shipments') as shipment
             where jsonb_exists(shipment -> 'parcel_tids', package.tid)), false)`;
