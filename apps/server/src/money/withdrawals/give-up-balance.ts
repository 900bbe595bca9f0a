import type { Db } from "../../kernel/db/db.ts";
import type { GiveUpBalance } from "../../people/personal-data/cancel-account.ts";
import { postTransfer } from "../ledger/post-transfer.ts";

/** Takes what somebody leaves behind in a closing account, with the words they ticked. */
export const giveUpBalance: GiveUpBalance = async (
  db: Db,
  { accountId, uid, amount, currency, words, now },
) => {
  const posted = await postTransfer(db, {
    idempotency_key: `given_up:${uid}:${now.toISOString()}`,
    kind: "given_up",
    currency,
    tid: "",
    remark: { words },
    entries: [
      { account: { owner: accountId, kind: "cash" }, amount: -amount },
      { account: { clearing: "given_up" }, amount },
    ],
    now,
  });
  if (!posted.ok)
    throw new Error("the balance was read with its account held", { cause: posted.error });
};
