import { completeOnBehalf } from "@sampan/contract/trade/purchases/staff-purchases";
import { formatAmount, multiply } from "@sampan/domain/kernel/money";
import { Button, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import type { PurchaseItem } from "./remaining-pieces.ts";

/** The reference under which we paid what a customer asked for; with it the order is done. [ORD-12] */
export function PayOnBehalf({ item }: { readonly item: PurchaseItem }) {
  const t = useTranslations("consolePurchases.onBehalf");
  const confirm = useConfirm();
  const id = useId();
  const [typed, setTyped] = useState("");
  const record = useCommand(completeOnBehalf, { told: t("done") });
  const amount = formatAmount(multiply(item.price, item.num), "CNY");
  const number = typed.trim();
  const ask = () =>
    confirm({
      title: t("title", { number }),
      consequence: t("consequence", { amount }),
      confirm: t("confirm"),
      then: () => record.run({ oid: item.oid, out_oid: number }),
    });
  return (
    <footer>
      <label htmlFor={id} className="strong">
        {t("number")}
      </label>
      <Input
        id={id}
        className="number-field"
        maxLength={64}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={() => number !== "" && ask()}
      />
      <span className="grow small-text faint">{t("amount", { amount })}</span>
      <Button type="primary" disabled={number === ""} loading={record.isRunning} onClick={ask}>
        {t("record")}
      </Button>
    </footer>
  );
}
