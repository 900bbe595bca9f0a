import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { addWithdrawalAccount } from "@sampan/contract/money/bank-cards/bank-cards";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { lastDigits } from "@sampan/domain/money/bank-cards/card-rule";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { holdLiveAccount } from "../../people/accounts/hold-live-account.ts";
import { clearDefault, insertCard, selectCards } from "./card-queries.ts";
import { cardOpener, sealCard } from "./card-seal.ts";
import { judgeCard } from "./judge-card.ts";
import { shownCard } from "./list-cards.ts";
import { tellOfCard } from "./tell-of-card.ts";

type Call = typeof addWithdrawalAccount;
type Refused = Refusal<Call["refusals"][number] | "login_needed">;

/**
 * Keeps a card, sealed; the first one is the default. Payouts are held for a while after it, and its owner is told.
 * Refuses what `judgeCard` refuses, `card_known` for a number that is there already, and `card_limit`.
 * [API-87] [WAL-37] [WAL-38]
 */
export async function addCard(
  db: Db,
  { number: typed }: InputOf<Call>,
  caller: CustomerCaller,
  needs: Pick<Needs, "config" | "chance" | "limits" | "jobs">,
): Promise<Result<OutputOf<Call>, Refused>> {
  const { customer, now } = caller;
  // Those of one person go one by one: how many there are is counted.
  const held = await holdLiveAccount(db, customer.id, "one by one");
  if (!held.ok) return held;
  const card = { ...typed, is_company: typed.is_company === 1 };
  const judged = await judgeCard(db, card, caller, needs);
  if (!judged.ok) return judged;

  const present = await selectCards(db, customer);
  const most = needs.limits.bank_cards;
  if (present.length >= most) return refuse({ code: "card_limit", values: { n: most } });
  const open = await cardOpener(db, customer.id, needs);
  const isKnown = present.some(
    ({ bank, sealed }) =>
      bank === card.bank && open?.("card", sealed).number === judged.value.number,
  );
  if (isKnown) return refuse({ code: "card_known" });

  const secret = { account_name: card.account_name.trim(), number: judged.value.number };
  const sealed = await sealCard(db, { accountId: customer.id, of: "card", secret, now }, needs);
  const is_default = typed.is_default === 1 || present.length === 0;
  if (is_default) await clearDefault(db, customer.id);
  const last_digits = lastDigits(secret.number);
  const key = await insertCard(db, customer.id, {
    bank: card.bank,
    branch: judged.value.branch,
    sealed,
    last_digits,
    is_company: card.is_company,
    is_default,
    changed_at: now,
  });
  await tellOfCard(db, { accountId: customer.id, last_digits, now }, needs);
  const { account_name } = secret;
  return ok({ data: await shownCard(db, key, { caller, account_name }) });
}
