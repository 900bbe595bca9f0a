import { recordPayout } from "@sampan/contract/money/withdrawals/staff-withdrawals";
import { Button, Input } from "antd";
import { useId, useState, type SubmitEvent } from "react";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import type { Withdrawal } from "./withdrawal.ts";

/** The bank's reference, once it has paid. [BO-31] */
export function PayoutFoot({ withdrawal: { number } }: { readonly withdrawal: Withdrawal }) {
  const t = useTranslations("consoleWithdrawals");
  const [reference, setReference] = useState("");
  const id = useId();
  const record = useCommand(recordPayout, { told: t("recorded", { number }) });
  const written = reference.trim();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (written !== "") record.run({ number, reference: written });
  };
  return (
    <footer>
      <form className="payout-reference" onSubmit={submit}>
        <label htmlFor={id} className="strong">
          {t("reference")}
        </label>
        <Input
          id={id}
          size="large"
          maxLength={100}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          disabled={written === ""}
          loading={record.isRunning}
        >
          {t("record")}
        </Button>
      </form>
    </footer>
  );
}
