import { recordPurchase } from "@sampan/contract/trade/purchases/staff-purchases";
import { formatAmount, multiply, sum } from "@sampan/domain/kernel/money";
import { Button, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import type { SellerOrder } from "./seller-order.ts";

/** The number under which the goods were ordered at the marketplace. [BO-10] */
export function RecordPurchase({ items }: { readonly items: SellerOrder["items"] }) {
  const t = useTranslations("consolePurchases.purchase");
  const confirm = useConfirm();
  const id = useId();
  const [number, setNumber] = useState("");
  const record = useCommand(recordPurchase, { told: t("done") });
  const amount = formatAmount(sum(items.map(({ price, num }) => multiply(price, num))), "CNY");
  const isReady = number.trim() !== "" && items.length > 0;
  const ask = () =>
    confirm({
      title: t("title", { number: number.trim() }),
      consequence: t("consequence", { count: items.length, amount }),
      confirm: t("confirm"),
      then: () => record.run({ oids: items.map((item) => item.oid), out_oid: number.trim() }),
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
        value={number}
        onChange={(event) => setNumber(event.target.value)}
        onPressEnter={() => isReady && ask()}
      />
      <span className="grow small-text faint">{t("chosen", { count: items.length, amount })}</span>
      <Button type="primary" disabled={!isReady} loading={record.isRunning} onClick={ask}>
        {t("record")}
      </Button>
    </footer>
  );
}
