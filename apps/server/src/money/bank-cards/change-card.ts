import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { updateWithdrawalAccount } from "@sampan/contract/money/bank-cards/bank-cards";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { lastDigits } from "@sampan/domain/money/bank-cards/card-rule";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { holdLiveAccount } from "../../people/accounts/hold-live-account.ts";
import type { StoredCard } from "./card-named.ts";
import { clearDefault, selectCards, updateCard } from "./card-queries.ts";
import { cardOpener, type CardSecret, sealCard } from "./card-seal.ts";
import { judgeCard } from "./judge-card.ts";
import { shownCard } from "./list-cards.ts";
import { tellOfCard } from "./tell-of-card.ts";

type Call = typeof updateWithdrawalAccount;
type Wish = InputOf<Call>["number"];
type Refused = Refusal<Call["refusals"][number] | "login_needed">;
type Using = Pick<Needs, "config" | "chance" | "limits" | "jobs">;

/**
 * Changes what is named of a card. Another bank, number or holder holds payouts for a while and its owner is told;
 * branch and default flag do neither. Refuses `card_unknown` for a foreign card, `card_known`, and what `judgeCard`
 * refuses. [API-89] [WAL-38]
 */
export async function changeCard(
  db: Db,
  { number: wish }: InputOf<Call>,
  caller: CustomerCaller,
  needs: Using,
): Promise<Result<OutputOf<Call>, Refused>> {
  const { customer } = caller;
  const held = await holdLiveAccount(db, customer.id, "one by one");
  if (!held.ok) return held;
  const cards = await selectCards(db, customer);
  const card = cards.find(({ key }) => key === wish.id);
  const open = await cardOpener(db, customer.id, needs);
  if (!card || !open) return refuse({ code: "card_unknown" });

  const isAboutDefault = Object.keys(wish).every((name) => name === "id" || name === "is_default");
  const secret = open("card", card.sealed);
  const written = isAboutDefault
    ? ok(secret)
    : await rewrite(db, { wish, card, secret }, caller, {
        ...needs,
        isTaken: (bank, number) =>
          cards.some(
            (other) =>
              other.id !== card.id &&
              other.bank === bank &&
              open("card", other.sealed).number === number,
          ),
      });
  if (!written.ok) return written;
  if (wish.is_default === 1) await clearDefault(db, customer.id);
  if (wish.is_default !== undefined)
    await updateCard(db, card.id, { is_default: wish.is_default === 1 });
  const { account_name } = written.value;
  return ok({ data: await shownCard(db, card.key, { caller, account_name }) });
}

interface Present {
  readonly wish: Wish;
  readonly card: StoredCard;
  readonly secret: CardSecret;
}

async function rewrite(
  db: Db,
  { wish, card, secret }: Present,
  caller: CustomerCaller,
  needs: Using & { readonly isTaken: (bank: string, number: string) => boolean },
): Promise<Result<CardSecret, Refused>> {
  const wished = {
    account_name: (wish.account_name ?? secret.account_name).trim(),
    bank: wish.bank ?? card.bank,
    branch: wish.branch ?? card.branch,
    number: wish.number ?? secret.number,
    is_company: wish.is_company === undefined ? card.is_company : wish.is_company === 1,
  };
  const judged = await judgeCard(db, wished, caller, needs);
  if (!judged.ok) return judged;
  const { number, branch } = judged.value;
  if (needs.isTaken(wished.bank, number)) return refuse({ code: "card_known" });

  const { account_name, bank, is_company } = wished;
  const leadsElsewhere =
    number !== secret.number ||
    account_name !== secret.account_name ||
    bank !== card.bank ||
    is_company !== card.is_company;
  const { now } = caller;
  const accountId = caller.customer.id;
  const next = { account_name, number };
  const sealed = await sealCard(db, { accountId, of: "card", secret: next, now }, needs);
  const last_digits = lastDigits(number);
  const changed = leadsElsewhere ? { changed_at: now } : {};
  await updateCard(db, card.id, { bank, branch, sealed, last_digits, is_company, ...changed });
  if (leadsElsewhere) await tellOfCard(db, { accountId, last_digits, now }, needs);
  return ok(next);
}
