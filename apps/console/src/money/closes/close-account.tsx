import type { TellerProof } from "@sampan/contract/money/staff-closes";
import { closeBankAccount } from "@sampan/contract/money/staff-statements";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";

interface CloseAccountProps {
  readonly account: TellerProof["accounts"][number];
  readonly currency: PaymentCurrency;
}

/** Says that an account was closed at its bank, once a statement of it closed with nothing. */
export function CloseAccount({ account, currency }: CloseAccountProps) {
  const t = useTranslations("consoleCloses");
  const named = useTranslations("consoleStatements");
  const [isOpen, setOpen] = useState(false);
  const close = useCommand(closeBankAccount, {
    told: t("accountNoted"),
    whenDone: () => setOpen(false),
  });
  const { format, account: number, balance } = account;
  if (balance !== 0) return <span className="small-text muted">{t("stillHolds")}</span>;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t("closeAccount")}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t("closeAccountTitle", {
            account: `${named(`formats.${format}`)} ${number}`.trim(),
          })}
          consequence={t("closeAccountBody")}
          label={t("closeAccountLabel")}
          confirm={t("closeAccount")}
          isRunning={close.isRunning}
          onCancel={() => setOpen(false)}
          onConfirm={(note) => close.run({ format, currency, account: number, note })}
        />
      )}
    </>
  );
}
