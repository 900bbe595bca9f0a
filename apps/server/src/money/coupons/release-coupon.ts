import type { Db } from "../../kernel/db/db.ts";

/** Gives a reserved coupon back when its unpaid order is closed; a used one stays used. [CPN-13] */
export async function releaseCoupon(db: Db, { tid }: { readonly tid: string }): Promise<void> {
  await db
    .updateTable("coupons")
    .set({ state: "granted", tid: "" })
    .where("tid", "=", tid)
    .where("state", "=", "reserved")
    .execute();
}
