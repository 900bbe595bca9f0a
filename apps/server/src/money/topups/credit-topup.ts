import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { postIncome } from "../ledger/post-income.ts";
import type { StoredTopup } from "./topup-queries.ts";

/**
 * Credits a locked top-up whose state has just become success, once: the transfer bears its number. What
 * an online payment cost beside the amount stays with us. [WAL-34] [WAL-36]
 */
export async function creditTopup(
  db: Db,
  topup: StoredTopup,
  { jobs, now }: Pick<Needs, "jobs"> & { now: Date },
): Promise<void> {
  const { account_id, number, way, amount, fee, currency } = topup;
  await postIncome(db, {
    idempotency_key: `topup:${number}`,
    kind: way === "bank" ? "topup_bank" : "topup_online",
    currency,
    tid: number,
    remark: way === "bank" ? { pay_no: topup.pay_no } : { channel: topup.channel },
    entries: [
      { account: { owner: account_id, kind: "cash" }, amount },
      { account: { clearing: "topup_fee" }, amount: fee },
      { account: { clearing: way === "bank" ? "bank" : "provider" }, amount: -(amount + fee) },
    ],
    now,
  });
  await notifyCustomer(db, jobs, {
    accountId: account_id,
    kind: "topup_credited",
    values: { amount, currency },
    link: "/getAccBalance",
    now,
  });
}
