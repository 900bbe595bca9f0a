import { sql } from "kysely";
import type { Needs } from "../../kernel/needs.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "judge-estimates": Record<never, never>;
  }
}

/**
 * The job "judge-estimates": of orders that are billed whole, what their freight came to before anybody took something off.
 * An order that was closed without a bill is not judged.
 */
export async function judgeEstimates({
  database,
  clock,
}: Pick<Needs, "database" | "clock">): Promise<void> {
  await sql`
    update order_estimates estimate
       set freight_real = billed.amount, judged_at = ${clock()}
      from (
        select orders.id,
               (select coalesce(sum(charge.original_amount), 0)
                  from order_charges charge
                 where charge.order_id = orders.id
                   and charge.kind in ('international_freight', 'local_freight')) as amount
          from order_estimates waiting
          join orders on orders.id = waiting.order_id and orders.billed_at is not null
         where waiting.judged_at is null
      ) billed
     where estimate.order_id = billed.id
       and estimate.judged_at is null
  `.execute(database.db);
}
