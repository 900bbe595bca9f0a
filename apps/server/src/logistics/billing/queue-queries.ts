import type { Db } from "../../kernel/db/db.ts";

/** Orders that wait for their bill, the longest waiting first. */
export async function selectOrdersToBill(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ tids: string[]; total: number }> {
  const waiting = db.selectFrom((from) =>
    from
      .selectFrom("orders")
      .select(["id", "tid", "pay_time", "reviewed_at"])
      .where("status", "=", 2)
      // A consignment waits for its owner, until they chose where it goes and how.
      .where("transport", "is not", null)
      .unionAll(
        from
          .selectFrom("order_instructions as told")
          .innerJoin("orders", "orders.id", "told.order_id")
          .select(["orders.id", "orders.tid", "orders.pay_time", "orders.reviewed_at"])
          .where("told.part_goes_since", "is not", null)
          .where("orders.status", "=", 1),
      )
      .as("waiting"),
  );
  const rows = await waiting
    .select("tid")
    .orderBy((order) => order.fn.coalesce("pay_time", "reviewed_at"))
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await waiting
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { tids: rows.map(({ tid }) => tid), total };
}
