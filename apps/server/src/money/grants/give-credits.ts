import type { InputOf, OutputOf, RefusalOf } from "@sampan/contract/kernel/call";
import type { giveCredits as call } from "@sampan/contract/money/staff-grants";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import type { LedgerCurrency } from "../ledger/ledger-account.ts";
import { giveCredit } from "./give-credit.ts";
import type { Listed } from "../../people/segments/find-listed.ts";
import { findWhom } from "./find-whom.ts";
import { describeReach, type Granting, writeGrant } from "./write-grant.ts";

type Input = InputOf<typeof call>;

/**
 * Staff give red packets or points to a list of accounts or a segment. Red packets are in one currency; whoever pays in another is
 * listed and gets none, like those unknown and named twice. Refuses `grant_amount_needed`, `grant_nobody`,
 * `grant_too_long` and `reason_needed`. [BO-36] [WAL-45]
 */
export async function giveCredits(
  db: Db,
  input: Input,
  granting: Granting,
): Promise<Result<OutputOf<typeof call>, Refusal<RefusalOf<typeof call>>>> {
  const { kind, each, reason, is_trial } = input;
  const currency = kind === "bonus" ? input.currency : null;
  if (each === 0 || currency === undefined) return refuse({ code: "grant_amount_needed" });
  if (!is_trial && reason.trim() === "") return refuse({ code: "reason_needed" });
  const found = await findWhom(db, input, granting.caller);
  if (!found.ok) return found;
  const isHere = (account: Listed): boolean => currency === null || account.currency === currency;
  const people = found.value.accounts.filter(isHere);
  const reached = {
    found: found.value,
    people,
    elsewhere: found.value.accounts.filter((account) => !isHere(account)),
    full: [],
    cost: each * people.length,
    currency,
  };
  if (is_trial) return ok({ data: describeReach({ ...reached, number: "" }) });
  if (people.length === 0) return refuse({ code: "grant_nobody" });

  const what = { kind, templateId: null, currency, each, people };
  const { number } = await writeGrant(db, { ...what, reason: reason.trim() }, granting);
  const given = { kind, each, currency: currency ?? "PTS", number } as const;
  // In one order, so that no two grants wait for each other's accounts in a ring.
  for (const { id } of people.toSorted((a, b) => a.id - b.id))
    await give(db, id, { ...given, granting });
  return ok({ data: describeReach({ ...reached, number }) });
}

interface Given {
  readonly kind: Input["kind"];
  readonly each: number;
  readonly currency: LedgerCurrency;
  readonly number: string;
  readonly granting: Granting;
}

async function give(
  db: Db,
  accountId: number,
  { kind, each, currency, number, granting: { caller, jobs } }: Given,
): Promise<void> {
  const { now } = caller;
  const key = `grant:${number}:${accountId}`;
  await giveCredit(db, { accountId, kind, each, currency, key, tid: number, now });
  if (currency === "PTS")
    await notifyCustomer(db, jobs, {
      accountId,
      kind: "points_given",
      values: { points: each },
      link: "/myIntegral",
      now,
    });
  else
    await notifyCustomer(db, jobs, {
      accountId,
      kind: "bonus_granted",
      values: { amount: each, currency },
      link: "/getAccBalance?of=bonus",
      now,
    });
}
