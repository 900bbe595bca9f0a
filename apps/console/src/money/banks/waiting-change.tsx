import {
  confirmBankChange,
  dropBankChange,
  type MaintainedBank,
} from "@sampan/contract/money/staff-banks";
import { formatMinute } from "@sampan/ui/format/dates";
import { useLocale, useTranslations } from "use-intl";
import { AskingButton } from "../../kit/asking-button.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { BankLogo } from "./bank-logo.tsx";
import { type Difference, nameOf, whatChanges } from "./what-changes.ts";

interface WaitingChangeProps {
  readonly bank: MaintainedBank;
  readonly change: NonNullable<MaintainedBank["change"]>;
}

/** What waits for a second person: each difference, who entered it, and what this reader may do. [BO-35] */
export function WaitingChange({ bank, change }: WaitingChangeProps) {
  const t = useTranslations("consoleBanks");
  const name = nameOf(bank.names, useLocale());
  const { id, entered_by, entered_at, is_own_entry } = change;
  const hold = useCommand(confirmBankChange, { told: t("confirmed") });
  const drop = useCommand(dropBankChange, { told: t("dropped") });
  return (
    <section className="bank-change" aria-label={`${t("waits")}：${name}`}>
      <dl className="facts small-text">
        {whatChanges(bank, change).map((difference) => (
          <Changed key={difference.of + (difference.language ?? "")} difference={difference} />
        ))}
      </dl>
      <p className="small-text muted">
        {t("by", { name: entered_by, time: formatMinute(entered_at) })}
      </p>
      <span className="row wrap">
        {is_own_entry ? (
          <span className="small-text muted">{t("own")}</span>
        ) : (
          <AskingButton
            isPrimary
            label={t("confirm")}
            title={t("confirmTitle", { name })}
            consequence={t("confirmText")}
            isRunning={hold.isRunning}
            onConfirmed={() => hold.run({ id })}
          />
        )}
        <AskingButton
          label={t("drop")}
          title={t("dropTitle", { name })}
          consequence={t("dropText")}
          isRunning={drop.isRunning}
          onConfirmed={() => drop.run({ id })}
        />
      </span>
    </section>
  );
}

function Changed({ difference }: { readonly difference: Difference }) {
  const t = useTranslations("consoleBanks");
  const { of, language, before, after } = difference;
  const side = (value: string) =>
    of === "logo" && value !== "" ? <BankLogo logo={value} code="" /> : value || t("empty");
  return (
    <>
      <dt>
        {t(of)} {language}
      </dt>
      <dd>
        <s>{side(before)}</s> → <b>{side(after)}</b>
      </dd>
    </>
  );
}
