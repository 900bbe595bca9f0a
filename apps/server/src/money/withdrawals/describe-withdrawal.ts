import type {
  DeskTab,
  WithdrawalAtDesk,
} from "@sampan/contract/money/withdrawals/staff-withdrawals";
import type { Withdrawal } from "@sampan/contract/money/withdrawals/withdrawals";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Language } from "@sampan/domain/kernel/language";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { payoutsHeldUntil } from "@sampan/domain/people/accounts/payout-hold";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { textIn } from "../../kernel/say/text-in.ts";
import type { WithdrawalRow } from "./desk-queries.ts";
import type { ListedWithdrawal } from "./withdrawal-queries.ts";

interface Reader {
  readonly language: Language;
  readonly region: Region;
}

const timeIn = (region: Region) => (moment: Date | null | undefined) =>
  moment ? formatWireTime(moment, region) : "";

/** A withdrawal as its owner reads it. [WAL-08] [WAL-30] */
export function shownWithdrawal(row: ListedWithdrawal, reader: Reader): Withdrawal {
  const time = timeIn(reader.region);
  return {
    ...sharedFields(row, reader),
    reason: row.returned_at ? row.return_reason : row.reason,
    decided_at: time(row.decided_at),
    paid_at: time(row.paid_at),
    returned_at: time(row.returned_at),
  };
}

/** A withdrawal as finance judges it, pays it, and hears of it again. [BO-31] */
export function shownAtDesk(
  row: WithdrawalRow,
  { language, staff, now }: Pick<StaffCaller, "language" | "staff" | "now">,
  limits: Pick<Limits, "payout_hold_hours">,
): WithdrawalAtDesk {
  const time = timeIn(row.region);
  const changes = [row.credentials_changed_at, row.cards_changed_at, row.card_changed_at];
  const isWaiting = row.state === "waiting";
  return {
    ...sharedFields(row, { language, region: row.region }),
    uid: row.uid,
    customer: row.customer,
    region: row.region,
    tab: deskTabOf(row),
    branch: row.branch,
    is_company: row.is_company,
    reason: row.reason,
    held_until: isWaiting ? time(payoutsHeldUntil(changes, limits, now)) : "",
    decided_at: time(row.decided_at),
    decided_by: row.decided_by_name ?? "",
    payout_file: row.payout_file,
    payout_reference: row.payout_reference,
    paid_at: time(row.paid_at),
    paid_by: row.paid_by_name ?? "",
    return_fault: row.return_fault,
    return_reason: row.return_reason,
    return_entered_at: time(row.return_entered_at),
    return_entered_by: row.return_entered_by_name ?? "",
    is_own_entry: row.return_entered_by === staff.id,
    returned_at: time(row.returned_at),
    returned_by: row.returned_by_name ?? "",
    return_seen_on: row.return_seen_on ?? "",
    return_note: row.return_note ?? "",
  };
}

function deskTabOf(row: WithdrawalRow): DeskTab {
  if (row.state !== "passed") return row.state;
  if (row.returned_at) return "returned";
  if (row.return_entered_at) return "returning";
  return row.paid_at ? "paid" : "to_pay";
}

const sharedFields = (row: ListedWithdrawal, { language, region }: Reader) => ({
  number: row.number,
  amount: row.amount,
  fee: row.fee,
  currency: row.currency,
  state: row.state,
  is_closing: row.is_closing,
  bank: row.bank,
  bank_name: row.bank_name ? textIn(row.bank_name, language) : row.bank,
  last_digits: row.last_digits,
  cdate: formatWireTime(row.created_at, region),
});
