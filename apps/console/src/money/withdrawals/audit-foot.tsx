import {
  failWithdrawal,
  passWithdrawal,
} from "@sampan/contract/money/withdrawals/staff-withdrawals";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { useKeys } from "../../kit/use-keys.ts";
import type { Withdrawal } from "./withdrawal.ts";

/** Passing or failing the audit; a hold keeps it from passing and says why. [WAL-29] [WAL-30] [WAL-35] */
export function AuditFoot({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useTranslations("consoleWithdrawals");
  const confirm = useConfirm();
  const [isFailing, setFailing] = useState(false);
  const { number, customer: name, bank_name, last_digits, currency } = withdrawal;
  const pass = useCommand(passWithdrawal, { told: t("passed", { number }) });
  const fail = useCommand(failWithdrawal, {
    told: t("failed", { number }),
    whenDone: () => setFailing(false),
  });
  const isHeld = withdrawal.held_until !== "";
  const amount = formatAmount(withdrawal.amount, currency);
  const ask = () => {
    if (isHeld) return;
    confirm({
      title: t("passTitle", { number }),
      consequence: t(withdrawal.is_closing ? "passClosing" : "passConsequence", {
        name,
        amount,
        bank: bank_name,
        digits: last_digits,
      }),
      confirm: t("pass", { amount }),
      kind: "mango",
      then: () => pass.run({ number }),
    });
  };
  useKeys({ a: ask, r: () => setFailing(true) });
  return (
    <footer>
      <Button danger size="large" aria-keyshortcuts="R" onClick={() => setFailing(true)}>
        {t("fail")} <kbd aria-hidden="true">R</kbd>
      </Button>
      <span className="grow" />
      <Button
        type="primary"
        size="large"
        className="mango"
        aria-keyshortcuts="A"
        disabled={isHeld}
        loading={pass.isRunning}
        onClick={ask}
      >
        {t("pass", { amount })} <kbd aria-hidden="true">A</kbd>
      </Button>
      {isFailing && (
        <ReasonDialog
          title={t("failTitle", { number })}
          consequence={t("failConsequence", { name })}
          label={t("reason")}
          confirm={t("fail")}
          isRunning={fail.isRunning}
          onCancel={() => setFailing(false)}
          onConfirm={(reason) => fail.run({ number, reason })}
        />
      )}
    </footer>
  );
}
