import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { createWithdraw } from "@sampan/contract/money/withdrawals/withdrawals";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { WithdrawalSum } from "@sampan/domain/money/withdrawals/withdrawal-rule";
import { payoutsHeldUntil } from "@sampan/domain/people/accounts/payout-hold";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { gatherWithdrawal } from "./gather-withdrawal.ts";
import { moveSum } from "./move-money.ts";
import { judgeSum } from "./judge-sum.ts";
import { type CardCopy, copyCard } from "./copy-card.ts";
import { newWithdrawalNumber } from "./withdrawal-number.ts";
import { insertWithdrawal } from "./withdrawal-queries.ts";

type Call = typeof createWithdraw;
type Refused = Refusal<Exclude<Call["refusals"][number], "wrong_password"> | "login_needed">;
type Using = Pick<Needs, "config" | "chance" | "limits" | "jobs">;

/**
 * Takes an application and sets amount and fee aside. It is taken while payouts are held, too: the audit waits. With
 * `closing` it is all that is left, without minimum and fee. Refuses `withdrawn_today`, `card_unknown` and what
 * `judgeSum` refuses; the password was asked for before.
 * [API-92] [WAL-22] [WAL-25] [WAL-26] [WAL-35]
 */
export async function applyWithdrawal(
  db: Db,
  application: InputOf<Call>,
  caller: CustomerCaller,
  needs: Using,
): Promise<Result<OutputOf<Call>, Refused>> {
  const { customer, now } = caller;
  const { limits } = needs;
  const facts = await gatherWithdrawal(db, caller, { ...needs, cardKey: application.number_id });
  if (!facts.ok) return facts;
  const { holdings, appliedToday, day, card, personKey, changes } = facts.value;
  if (appliedToday >= limits.withdrawals_per_day) return refuse({ code: "withdrawn_today" });
  const sum = await judgeSum(db, application, caller, { limits, held: holdings });
  if (!sum.ok) return sum;
  if (!card || !personKey) return refuse({ code: "card_unknown" });

  const number = newWithdrawalNumber({ now, region: customer.region }, needs.chance(6));
  const copy = copyCard({ card, accountId: customer.id, personKey }, number, needs);
  const is_closing = application.closing === 1;
  await write(
    db,
    { number, is_closing, applied_on: day, card: copy, sum: sum.value },
    caller,
    needs,
  );
  const until = payoutsHeldUntil(changes, limits, now);
  return ok({
    data: {
      number,
      state: "waiting",
      held_until: until ? formatWireTime(until, customer.region) : "",
    },
  });
}

interface Application {
  readonly number: string;
  readonly is_closing: boolean;
  readonly applied_on: string;
  readonly card: CardCopy;
  readonly sum: WithdrawalSum;
}

async function write(
  db: Db,
  { card, sum, ...application }: Application,
  { customer, now }: CustomerCaller,
  { jobs }: Using,
): Promise<void> {
  const { id: account_id, currency } = customer;
  const withdrawal = { ...application, ...card, ...sum, account_id, currency };
  await moveSum(db, withdrawal, { event: "apply", now });
  // Beside what is told, with which it is one statement.
  await insertWithdrawal(db, { ...withdrawal, created_at: now });
  await notifyCustomer(db, jobs, {
    accountId: account_id,
    kind: "withdrawal_applied",
    values: { amount: sum.amount, currency, digits: card.last_digits },
    link: "/cashHistory",
    now,
  });
}
