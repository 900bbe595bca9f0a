import type { InputOf, OutputOf, RefusalOf } from "@sampan/contract/kernel/call";
import type { giveCoupons as call } from "@sampan/contract/money/staff-grants";
import { mostOf } from "@sampan/domain/money/coupons/coupon";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { countGiven, holdTemplate } from "../coupons/hold-template.ts";
import { issueCoupons } from "../coupons/issue-coupons.ts";
import { findWhom } from "./find-whom.ts";
import { describeReach, type Granting, writeGrant } from "./write-grant.ts";

/**
 * Staff give coupons of a template to a list of accounts or a segment. Whoever is unknown, named twice, pays in another currency
 * or has had all they may is listed and gets none; everybody else gets theirs, or nobody does. Refuses
 * `coupon_unknown`, `coupon_not_open` when its time is over, `coupon_gone` with what is left, `grant_nobody`,
 * `grant_amount_needed`, `grant_too_long` and `reason_needed`. [BO-36] [CPN-08] [CPN-15]
 */
export async function giveCoupons(
  db: Db,
  input: InputOf<typeof call>,
  granting: Granting,
): Promise<Result<OutputOf<typeof call>, Refusal<RefusalOf<typeof call>>>> {
  const { code, each, reason, is_trial } = input;
  const { now } = granting.caller;
  if (each === 0) return refuse({ code: "grant_amount_needed" });
  if (!is_trial && reason.trim() === "") return refuse({ code: "reason_needed" });
  const found = await findWhom(db, input, granting.caller);
  if (!found.ok) return found;
  const template = await holdTemplate(db, code);
  if (!template) return refuse({ code: "coupon_unknown" });
  if (!template.is_open || template.ends_at <= now) return refuse({ code: "coupon_not_open" });

  const { currency } = template;
  const here = found.value.accounts.filter((account) => account.currency === currency);
  const elsewhere = found.value.accounts.filter((account) => account.currency !== currency);
  const held = await countGiven(
    db,
    template,
    here.map(({ id }) => id),
  );
  const mayHave = (id: number): boolean => (held.get(id) ?? 0) + each <= template.per_account;
  const people = here.filter(({ id }) => mayHave(id));
  const reached = {
    found: found.value,
    people,
    elsewhere,
    full: here.filter(({ id }) => !mayHave(id)),
    cost: mostOf(template) * each * people.length,
    currency,
  };
  const left = template.copies - template.issued;
  if (people.length * each > left) return refuse({ code: "coupon_gone", values: { n: left } });
  if (is_trial) return ok({ data: describeReach({ ...reached, number: "" }) });
  if (people.length === 0) return refuse({ code: "grant_nobody" });

  const what = { kind: "coupon", templateId: template.id, currency, each, people } as const;
  const grant = await writeGrant(db, { ...what, reason: reason.trim() }, granting);
  const accountIds = people.map(({ id }) => id);
  const issued = await issueCoupons(db, template, { accountIds, each, grantId: grant.id, now });
  if (!issued.ok) return issued;
  const told = { kind: "coupon_granted", values: { count: each }, link: "/myCoupon", now } as const;
  for (const accountId of accountIds)
    await notifyCustomer(db, granting.jobs, { accountId, ...told });
  return ok({ data: describeReach({ ...reached, number: grant.number }) });
}
