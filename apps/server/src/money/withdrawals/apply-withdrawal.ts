import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { createWithdraw } from "@sampan/contract/money/withdrawals/withdrawals";
import { businessDay, formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { WithdrawalSum } from "@sampan/domain/money/withdrawals/withdrawal-rule";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { holdLiveAccount } from "../../people/accounts/hold-live-account.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { findHold } from "./find-hold.ts";
import { moveSum } from "./move-money.ts";
import { judgeSum } from "./judge-sum.ts";
import { type CardCopy, copyCard } from "./copy-card.ts";
import { newWithdrawalNumber } from "./withdrawal-number.ts";
import { countAppliedOn, insertWithdrawal } from "./withdrawal-queries.ts";

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
  // Those of one person go one by one: how many they were today is counted, and nobody closes the account meanwhile.
  const held = await holdLiveAccount(db, customer.id, "one by one");
  if (!held.ok) return held;
  const applied_on = businessDay(now, customer.region);
  const applied = await countAppliedOn(db, { accountId: customer.id, day: applied_on });
  if (applied >= needs.limits.withdrawals_per_day) return refuse({ code: "withdrawn_today" });
  const sum = await judgeSum(db, application, caller, needs);
  if (!sum.ok) return sum;

  const number = newWithdrawalNumber({ now, region: customer.region }, needs.chance(6));
  const wish = { cardKey: application.number_id, withdrawal: number };
  const card = await copyCard(db, wish, caller, needs);
  if (!card.ok) return card;
  const is_closing = application.closing === 1;
  await write(
    db,
    { number, is_closing, applied_on, card: card.value, sum: sum.value },
    caller,
    needs,
  );
  const until = await findHold(db, { accountId: customer.id }, { now, limits: needs.limits });
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
  await insertWithdrawal(db, { ...withdrawal, created_at: now });
  await moveSum(db, withdrawal, { event: "apply", now });
  await notifyCustomer(db, jobs, {
    accountId: account_id,
    kind: "withdrawal_applied",
    values: { amount: sum.amount, currency, digits: card.last_digits },
    link: "/cashHistory",
    now,
  });
}
