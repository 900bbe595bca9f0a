import { formatAmount } from "@sampan/domain/kernel/money";
import { ActionBar } from "@sampan/ui/bars";
import { Button, buttonLook } from "@sampan/ui/button";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { barActionLook, barFactLook } from "../../shell/bar-looks.ts";
import type { Preview } from "./payment-queries.ts";
import { useConfirmPayment, type WhenPaid } from "./use-confirm-payment.ts";
import type { Payment } from "./use-payment.ts";

interface PayBarProps {
  readonly payment: Payment;
  readonly preview: Preview;
  readonly whenPaid: WhenPaid;
}

/** The balance before and after, and the one step; where it does not suffice, the way to top up. [PAY-02] [PAY-10] */
export function PayBar({ payment, preview, whenPaid }: PayBarProps) {
  const t = useTranslations("payment");
  const confirming = useConfirmPayment(payment, whenPaid);
  const { currency, balance, balance_after, shortfall, total } = preview;
  const money = (cents: number): string => formatAmount(cents, currency);
  const isReckoning = payment.preview.isPlaceholderData;
  return (
    <ActionBar label={t("bar")}>
      <p
        className={`${barFactLook} text-xs text-text-2 tabular-nums`}
        aria-live="polite"
        aria-busy={isReckoning}
      >
        <span className="block">{t("balance", { amount: money(balance) })}</span>
        {shortfall === 0 && (
          <span className="block">{t("after", { amount: money(balance_after) })}</span>
        )}
      </p>
      {shortfall > 0 ? (
        <Link
          {...ownPathTo.topup}
          className={`${buttonLook({ variant: "action" })} ${barActionLook}`}
        >
          {t("topUp")}
        </Link>
      ) : (
        <Button
          variant="action"
          className={barActionLook}
          busy={confirming.isPending || isReckoning}
          onClick={() => confirming.mutate()}
        >
          {t("pay", { amount: money(total) })}
        </Button>
      )}
    </ActionBar>
  );
}
