import { askPriceToday } from "@sampan/contract/trade/purchases/staff-price-changes";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import type { PurchaseItem } from "./remaining-pieces.ts";

interface PriceTodayProps {
  readonly item: PurchaseItem;
}

/** Beside the listing: what it asks today, read at the marketplace when a buyer wants to know, beside what was paid. */
export function PriceToday({ item }: PriceTodayProps) {
  const t = useTranslations("consolePurchases.today");
  const [read, setRead] = useState<{ price: number | null; stock: number } | undefined>();
  const ask = useCommand(askPriceToday, { whenDone: ({ data }) => setRead(data) });
  const told =
    read &&
    (read.price === null
      ? t("gone")
      : t(read.price === item.paid_price ? "same" : "other", {
          price: formatAmount(read.price, "CNY"),
          paid: formatAmount(item.paid_price, "CNY"),
          stock: read.stock,
        }));
  return (
    <>
      {" · "}
      <Button
        type="link"
        size="small"
        loading={ask.isRunning}
        aria-label={t("askOf", { name: item.item_name })}
        onClick={() => ask.run({ oid: item.oid })}
      >
        {t("ask")}
      </Button>
      {told && <span role="status">{told}</span>}
    </>
  );
}
