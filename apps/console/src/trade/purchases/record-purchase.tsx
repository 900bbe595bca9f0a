import { recordPurchase } from "@sampan/contract/trade/purchases/staff-purchases";
import { formatAmount, multiply, sum } from "@sampan/domain/kernel/money";
import { Button, Input } from "antd";
import { type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { AmountField } from "../../kit/amount-field.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import type { SellerOrder } from "./seller-order.ts";

interface RecordPurchaseProps {
  readonly items: SellerOrder["items"];
  /** CNY cents that the customers paid for these goods and their freight. */
  readonly paid: number;
  /** The button that orders them there instead, where it can. */
  readonly byWire?: ReactNode;
}

/** The number under which the goods were ordered at the marketplace, and what it took for them. [BO-10] */
export function RecordPurchase({ items, paid, byWire }: RecordPurchaseProps) {
  const t = useTranslations("consolePurchases.purchase");
  const confirm = useConfirm();
  const id = useId();
  const [number, setNumber] = useState("");
  const [cost, setCost] = useState<number | undefined>(paid);
  const record = useCommand(recordPurchase, { told: t("done") });
  const amount = formatAmount(sum(items.map(({ price, num }) => multiply(price, num))), "CNY");
  const isReady = number.trim() !== "" && items.length > 0 && cost !== undefined;
  const ask = () =>
    cost !== undefined &&
    confirm({
      title: t("title", { number: number.trim() }),
      consequence: t("consequence", {
        count: items.length,
        amount,
        cost: formatAmount(cost, "CNY"),
        margin: formatAmount(paid - cost, "CNY"),
      }),
      confirm: t("confirm"),
      then: () => record.run({ oids: items.map(({ oid }) => oid), out_oid: number.trim(), cost }),
    });
  return (
    <footer>
      <label htmlFor={`${id}-number`} className="strong">
        {t("number")}
      </label>
      <Input
        id={`${id}-number`}
        className="number-field"
        maxLength={64}
        autoComplete="off"
        value={number}
        onChange={(event) => setNumber(event.target.value)}
        onPressEnter={() => isReady && ask()}
      />
      <label htmlFor={`${id}-cost`}>{t("cost")}</label>
      <AmountField
        id={`${id}-cost`}
        className="cost-field"
        cents={paid}
        currency="CNY"
        onChange={setCost}
        onEnter={() => isReady && ask()}
      />
      <span className="grow small-text faint">{t("chosen", { count: items.length, amount })}</span>
      {byWire}
      <Button type="primary" disabled={!isReady} loading={record.isRunning} onClick={ask}>
        {t("record")}
      </Button>
    </footer>
  );
}
