import type { Cents } from "../../kernel/money.ts";
import type { Limits } from "../../kernel/settings/limits.ts";

/** Whether a payout is more than one employee lets out in a whole day, so that two pay it; CNY cents. [BO-25] */
export const needsTwoPayers = (
  cny: Cents,
  { refund_employee_day_cny }: Pick<Limits, "refund_employee_day_cny">,
): boolean => cny > refund_employee_day_cny;
