import { formatAmount } from "@sampan/domain/kernel/money";
import { ActionBar } from "@sampan/ui/bars";
import { Button } from "@sampan/ui/button";
import { useTranslations } from "use-intl";
import type { Fee } from "./use-fee.ts";

interface TopupBarProps {
  readonly isOnline: boolean;
  readonly fee: Fee | undefined;
  readonly isBusy: boolean;
}

/** The consequence is on the button: what will be paid, or that a form follows. */
export function TopupBar({ isOnline, fee, isBusy }: TopupBarProps) {
  const t = useTranslations("topups");
  const online = fee
    ? t("pay", { amount: formatAmount(fee.total, fee.currency) })
    : t("payUnknown");
  return (
    <ActionBar label={t("bar")}>
      <Button type="submit" variant="action" wide busy={isBusy}>
        {isOnline ? online : t("toBank")}
      </Button>
    </ActionBar>
  );
}
