import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ChoiceButton } from "./choice-button.tsx";
import { DelayDialog } from "./delay-dialog.tsx";
import { PriceDialog } from "./price-dialog.tsx";
import type { PurchaseItem } from "./remaining-pieces.ts";
import { StockOutDialog } from "./stock-out-dialog.tsx";

interface LineActsProps {
  readonly item: PurchaseItem;
  readonly platform: number;
}

/**
 * What a buyer says of one line: another price, another option, why it is late, or that there is none. A button is called
 * by what it says, so that whoever speaks to it is heard, and by which goods it is of. [BO-11]
 */
export function LineActs({ item, platform }: LineActsProps) {
  const t = useTranslations("consolePurchases");
  const [open, setOpen] = useState<"stock_out" | "price" | "late" | undefined>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button
        size="small"
        aria-label={`${t("price.open")} · ${t("price.title", { name: item.item_name })}`}
        onClick={() => setOpen("price")}
      >
        {t("price.open")}
      </Button>
      {platform !== 1 && <ChoiceButton item={item} platform={platform} />}
      <Button
        size="small"
        aria-label={`${t("late.open")} · ${t("late.title", { name: item.item_name })}`}
        onClick={() => setOpen("late")}
      >
        {t("late.open")}
      </Button>
      <Button
        size="small"
        danger
        aria-label={`${t("stockOut.open")} · ${t("stockOut.title", { name: item.item_name })}`}
        onClick={() => setOpen("stock_out")}
      >
        {t("stockOut.open")}
      </Button>
      {open === "stock_out" && <StockOutDialog item={item} onClose={close} />}
      {open === "late" && <DelayDialog item={item} onClose={close} />}
      {open === "price" && <PriceDialog item={item} onClose={close} />}
    </>
  );
}
