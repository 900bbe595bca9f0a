import {
  confirmReturn,
  dropReturn,
  enterReturn,
} from "@sampan/contract/money/withdrawals/staff-withdrawals";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { ReturnDialog } from "./return-dialog.tsx";
import type { Withdrawal } from "./withdrawal.ts";

/** What a bank sent back: entered by one, confirmed by another, who credits it. [BO-31] */
export function ReturnFoot({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useTranslations("consoleWithdrawals");
  const [isEntering, setEntering] = useState(false);
  const { number } = withdrawal;
  const enter = useCommand(enterReturn, {
    told: t("entered", { number }),
    whenDone: () => setEntering(false),
  });
  if (withdrawal.tab === "returning") return <Second withdrawal={withdrawal} />;
  return (
    <footer>
      <Button danger size="large" onClick={() => setEntering(true)}>
        {t("enterReturn")}
      </Button>
      {isEntering && (
        <ReturnDialog
          number={number}
          isRunning={enter.isRunning}
          onCancel={() => setEntering(false)}
          onConfirm={(said) => enter.run({ number, ...said })}
        />
      )}
    </footer>
  );
}

function Second({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useTranslations("consoleWithdrawals");
  const confirm = useConfirm();
  const { number, customer: name, amount, fee, currency, return_fault } = withdrawal;
  const credit = useCommand(confirmReturn, { told: t("credited", { number }) });
  const drop = useCommand(dropReturn, { told: t("dropped", { number }) });
  const credited = formatAmount(amount + (return_fault === "ours" ? fee : 0), currency);
  return (
    <footer>
      <Button size="large" loading={drop.isRunning} onClick={() => drop.run({ number })}>
        {t("dropReturn")}
      </Button>
      <span className="grow" />
      <Button
        type="primary"
        size="large"
        className="mango"
        disabled={withdrawal.is_own_entry}
        loading={credit.isRunning}
        onClick={() =>
          confirm({
            title: t("confirmTitle", { number }),
            consequence: t("confirmConsequence", { name, amount: credited }),
            confirm: t("confirmReturn", { amount: credited }),
            kind: "mango",
            then: () => credit.run({ number }),
          })
        }
      >
        {t("confirmReturn", { amount: credited })}
      </Button>
    </footer>
  );
}
