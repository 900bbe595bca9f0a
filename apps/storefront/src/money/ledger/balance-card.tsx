import { formatAmount } from "@sampan/domain/kernel/money";
import { Amount } from "@sampan/ui/amount";
import { buttonLook } from "@sampan/ui/button";
import { PlusIcon } from "@sampan/ui/icons-controls";
import { BankIcon } from "@sampan/ui/icons-account";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { balanceQuery } from "./wallet-queries.ts";

/** The balance large, what is held or waits of it, and the two steps: topping up and withdrawing. [WAL-01] */
export function BalanceCard() {
  const t = useTranslations("wallet");
  const { balance, lock_blc, unpaid_freight, currency } = useSuspenseQuery(balanceQuery).data.data;
  return (
    <section
      aria-label={t("balance")}
      className="relative overflow-hidden rounded-2xl bg-(--harbour-600) px-4 pt-4.5 pb-4 text-white"
    >
      <Watermark />
      <p className="relative text-xs opacity-85">{t("balance")}</p>
      <p className="@container relative">
        {/* Millions shrink to the width there is: a figure is never cut. */}
        <Amount
          cents={balance}
          currency={currency}
          className="text-[min(2.125rem,10.5cqi)] leading-[1.3]"
        />
      </p>
      <p className="relative flex flex-wrap gap-x-5 text-xs tabular-nums opacity-90">
        <span>{t("locked", { amount: formatAmount(lock_blc, currency) })}</span>
        {unpaid_freight > 0 && (
          <Link {...pathTo.ordersOfTab("pending_payment")} className="tap underline">
            {t("due", { amount: formatAmount(unpaid_freight, currency) })}
          </Link>
        )}
      </p>
      <div className="relative mt-4 flex flex-wrap gap-2">
        <Link
          {...ownPathTo.topup}
          className={`${buttonLook({ variant: "action", size: "sm" })} flex-auto`}
        >
          <PlusIcon size="sm" />
          {t("topup")}
        </Link>
        <Link
          {...ownPathTo.withdraw}
          className="inline-flex min-h-11 flex-auto items-center justify-center gap-2 rounded-card bg-white/14 px-4 py-2 text-center font-[650] active:bg-white/20"
        >
          <BankIcon size="sm" />
          {t("withdraw")}
        </Link>
      </div>
    </section>
  );
}

/** The mark, large and faint, half out of the card. */
const Watermark = () => (
  <svg
    viewBox="0 0 48 48"
    aria-hidden="true"
    className="absolute -top-5.5 -right-4.5 size-37.5 fill-white/14"
  >
    <rect x="16.5" y="10" width="15" height="15" rx="2.2" />
    <path d="M2.6 23.4C8.6 27.6 16 28.4 24 28.4s15.6-1.4 21.6-7.4c.5-.5 1.2-.1 1.1.6C45.4 30.2 41.1 38 33.4 38H14.8C8 38 3.6 32.6 1.6 24.2c-.2-.8.4-1.2 1-.8z" />
  </svg>
);
