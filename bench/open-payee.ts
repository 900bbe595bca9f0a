import type { CustomerCaller } from "@sampan/server/kernel/http/callers";
import type { Needs } from "@sampan/server/kernel/needs";
import { insertCard } from "@sampan/server/money/bank-cards/card-queries";
import { sealCard } from "@sampan/server/money/bank-cards/card-seal";
import { postTransfer } from "@sampan/server/money/ledger/post-transfer";
import { insertCustomer } from "../tests/support/test-people.ts";

const fortune = 9_000_000_000_00;

export interface Payee {
  readonly caller: CustomerCaller;
  /** What their card is called. */
  readonly card: string;
}

/** Somebody with money and a card that it can go to. */
export async function openPayee(needs: Needs): Promise<Payee> {
  const { db } = needs.database;
  const now = needs.clock();
  const { id, uid } = await insertCustomer(db, now);
  const secret = { account_name: "林小舟", number: "0041234540718" };
  const card = await insertCard(db, id, {
    bank: "004",
    branch: "",
    sealed: await sealCard(db, { accountId: id, of: "card", secret, now }, needs),
    last_digits: "0718",
    is_company: false,
    is_default: true,
    changed_at: now,
  });
  const funded = await postTransfer(db, {
    idempotency_key: `bench-payee-${id}`,
    kind: "topup_bank",
    currency: "TWD",
    tid: "",
    entries: [
      { account: { owner: id, kind: "cash" }, amount: fortune },
      { account: { clearing: "bank" }, amount: -fortune },
    ],
    now,
  });
  if (!funded.ok) throw new Error("the fortune was refused");
  return { card, caller: callerOf(needs, { id, uid, now }) };
}

const callerOf = (
  needs: Needs,
  { id, uid, now }: { readonly id: number; readonly uid: string; readonly now: Date },
): CustomerCaller => ({
  now,
  settings: needs.settings.at(now),
  prices: needs.prices.at(now),
  language: "zh-TW",
  words: () => "",
  region: "TW",
  address: "127.0.0.1",
  userAgent: "",
  requestId: "bench",
  customer: {
    id,
    uid,
    region: "TW",
    currency: "TWD",
    tier: "classic",
    sessionId: 0,
    sessionLife: { expires_at: now, ends_at: now },
    token: "",
  },
});
