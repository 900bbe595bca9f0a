import { addDays } from "@sampan/domain/kernel/business-time";
import { formatAmount, type Cents } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { needsTwoPayers } from "@sampan/domain/trade/refunds/needs-two-payers";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { isOwnAccount } from "../../people/staff/is-own-account.ts";
import { holdDayOf, sumOfEmployee } from "./refund-queries.ts";

interface Judging {
  readonly accountId: number;
  /** Who entered or accepted it before, and may not judge it again. */
  readonly others: readonly (number | null)[];
}

/**
 * Lets nobody judge what they entered, or money for an account that is their own: `self_approval`. [BO-24] [BO-25]
 */
export async function checkOtherPerson(
  db: Db,
  { staff }: Pick<StaffCaller, "staff">,
  { accountId, others }: Judging,
): Promise<Result<null, Refusal<"self_approval">>> {
  const isOwn =
    others.includes(staff.id) || (await isOwnAccount(db, { staffId: staff.id, accountId }));
  return isOwn ? refuse({ code: "self_approval" }) : ok(null);
}

/**
 * Refuses `refund_limit_reached` where one employee would let out more in a day than the settings allow one; another
 * has to. Both in CNY cents. What they let out at the same moment waits. What alone is more than a day of one person has two
 * who pay it (`let-out.ts`), and counts towards nobody's day. [BO-25]
 */
export async function checkEmployeeLimit(
  db: Db,
  { staff, settings, now }: StaffCaller,
  { act, cny }: { readonly act: "answered" | "executed"; readonly cny: Cents },
): Promise<Result<null, Refusal<"refund_limit_reached">>> {
  if (needsTwoPayers(cny, settings)) return ok(null);
  await holdDayOf(db, { staffId: staff.id });
  const most = settings.refund_employee_day_cny;
  const since = addDays(now, -1);
  const so_far = await sumOfEmployee(db, { act, staffId: staff.id, since, most });
  return so_far + cny > most
    ? refuse({ code: "refund_limit_reached", values: { limit: formatAmount(most, "CNY") } })
    : ok(null);
}
