import type { ChargedKind } from "@sampan/domain/kernel/charge-kinds";
import { type RawBuilder, sql } from "kysely";
import type { PayableName } from "../../money/payments/payable.ts";

/** Cents of the payment currency that came back of what was paid at once, of the rows of these kinds. [REF-18] */
export const refundedOfPayment = ({
  payable,
  payable_id,
  kinds,
}: {
  readonly payable: PayableName;
  readonly payable_id: number;
  readonly kinds: readonly ChargedKind[];
}): RawBuilder<{ refunded: number }> => sql`
  select coalesce(sum(refunded + late_back), 0)::bigint as refunded
    from order_charges
   where ${sql.ref(columnOf[payable])} = ${payable_id}
     and (${sql.lit(payable)} <> 'order' or instalment = 'first')
     and kind = any(${kinds}::text[])
`;

const columnOf = {
  order: "order_id",
  bill: "bill_id",
  supplement: "supplement_id",
} as const satisfies Record<PayableName, string>;
