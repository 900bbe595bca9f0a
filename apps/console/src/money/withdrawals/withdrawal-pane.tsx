import { formatDay, formatMinute } from "@sampan/ui/format/dates";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Tag } from "../../kit/tag.tsx";
import { CustomerLink } from "../../people/customers/customer-link.tsx";
import { AuditFoot } from "./audit-foot.tsx";
import { PayoutFoot } from "./payout-foot.tsx";
import { ReturnFoot } from "./return-foot.tsx";
import { toneOfTab, type Withdrawal } from "./withdrawal.ts";

/** What finance judges a withdrawal by, what became of it, and what comes next. [BO-31] */
export function WithdrawalPane({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useTranslations("consoleWithdrawals");
  const { number, tab, amount, currency } = withdrawal;
  return (
    <section className="panel" aria-label={t("pane", { number })}>
      <header>
        <h2>{number}</h2>
        <Tag tone={toneOfTab[tab]}>{t(`tab.${tab}`)}</Tag>
        {withdrawal.is_closing && <Tag tone="warn">{t("closing")}</Tag>}
        <span className="grow" />
        <Amount className="strong withdrawal-amount" cents={amount} currency={currency} />
      </header>
      <div className="body padded">
        {withdrawal.held_until !== "" && (
          <p className="note warn above-fields">
            {t("heldUntil", { time: formatMinute(withdrawal.held_until) })}
          </p>
        )}
        {tab === "returning" && withdrawal.is_own_entry && (
          <p className="note above-fields">{t("secondPerson")}</p>
        )}
        <Facts withdrawal={withdrawal} />
      </div>
      {tab === "waiting" && <AuditFoot withdrawal={withdrawal} />}
      {tab === "to_pay" && <PayoutFoot withdrawal={withdrawal} />}
      {(tab === "paid" || tab === "returning") && <ReturnFoot withdrawal={withdrawal} />}
    </section>
  );
}

function Facts({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useTranslations("consoleWithdrawals");
  const { bank, bank_name, branch, last_digits, is_company, fee, currency } = withdrawal;
  return (
    <dl className="facts">
      <Fact name={t("customer")}>
        <CustomerLink uid={withdrawal.uid} name={withdrawal.customer} />
      </Fact>
      <Fact name={t("bank")}>
        {bank_name} {bank} {branch}
      </Fact>
      <Fact name={t("account")}>
        <span className="strong">{t("digits", { digits: last_digits })}</span>{" "}
        {is_company && <Tag>{t("company")}</Tag>}
      </Fact>
      <Fact name={t("fee")}>
        <Amount cents={fee} currency={currency} />
      </Fact>
      <Fact name={t("appliedAt")}>{formatMinute(withdrawal.cdate)}</Fact>
      <By name={t("decided")} at={withdrawal.decided_at} by={withdrawal.decided_by} />
      {withdrawal.reason !== "" && <Fact name={t("reason")}>{withdrawal.reason}</Fact>}
      {withdrawal.payout_file !== "" && <Fact name={t("file")}>{withdrawal.payout_file}</Fact>}
      {withdrawal.payout_reference !== "" && (
        <Fact name={t("reference")}>{withdrawal.payout_reference}</Fact>
      )}
      <By name={t("paidAt")} at={withdrawal.paid_at} by={withdrawal.paid_by} />
      <By
        name={t("returnEntered")}
        at={withdrawal.return_entered_at}
        by={withdrawal.return_entered_by}
      />
      {withdrawal.return_fault !== "" && (
        <Fact name={t("fault")}>
          {t(`faults.${withdrawal.return_fault}`)} · {withdrawal.return_reason}
        </Fact>
      )}
      <By name={t("returnConfirmed")} at={withdrawal.returned_at} by={withdrawal.returned_by} />
      {withdrawal.returned_at !== "" && (
        <Fact name={t("returnSeen")}>
          <ReturnSeen withdrawal={withdrawal} />
        </Fact>
      )}
    </dl>
  );
}

/** The day of its arrival; else what somebody said of where the money is, or that it waits. */
function ReturnSeen({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useTranslations("consoleWithdrawals");
  const { return_seen_on, return_note } = withdrawal;
  if (return_seen_on !== "") return formatDay(return_seen_on);
  if (return_note !== "") return return_note;
  return (
    <Tag tone="warn" icon="clock">
      {t("returnUnseen")}
    </Tag>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

interface ByProps {
  readonly name: string;
  /** Empty for what has not happened. */
  readonly at: string;
  readonly by: string;
}

const By = ({ name, at, by }: ByProps) =>
  at !== "" && (
    <Fact name={name}>
      {formatMinute(at)} {by}
    </Fact>
  );
