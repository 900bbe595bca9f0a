import type { MaintainedBank } from "@sampan/contract/money/staff-banks";
import { Button } from "antd";
import { useLocale, useTranslations } from "use-intl";
import { BankLogo } from "./bank-logo.tsx";
import { WaitingChange } from "./waiting-change.tsx";
import { nameOf } from "./what-changes.ts";

interface BankRowProps {
  readonly bank: MaintainedBank;
  readonly onEdit: () => void;
}

/** A bank as customers see it, and below it what is to become of it. */
export function BankRow({ bank, onEdit }: BankRowProps) {
  const t = useTranslations("consoleBanks");
  const name = nameOf(bank.names, useLocale());
  const { code, account_name, account_no, change } = bank;
  return (
    <li>
      <BankLogo logo={bank.logo} code={code} />
      <span className="grow">
        <b className="strong">{name}</b> <code>{code}</code>
        {account_no !== "" && (
          <>
            <br />
            <span className="small-text muted">
              {account_name} · <span className="amount">{account_no}</span>
            </span>
          </>
        )}
      </span>
      {change ? (
        <WaitingChange bank={bank} change={change} />
      ) : (
        <Button size="small" aria-label={t("editOne", { name })} onClick={onEdit}>
          {t("edit")}
        </Button>
      )}
    </li>
  );
}
