import type { OwnChange } from "@sampan/contract/money/ledger/own-books";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { useTranslations } from "use-intl";
import { bookAmount, signedAmount } from "./book-amount.ts";

interface BookRowProps {
  readonly change: OwnChange;
  readonly currency: PaymentCurrency | null;
  /** What is left after it does not follow from what was before. */
  readonly isWrong: boolean;
}

/** What it was and when, what it changed, and what was left after it. */
export function BookRow({ change, currency, isWrong }: BookRowProps) {
  const t = useTranslations("books");
  const { id, amount, balance, acc_time, remark, tid } = change;
  return (
    <li className={`flex flex-wrap gap-x-3 px-4 py-3 ${isWrong ? "bg-danger-soft" : ""}`}>
      <span className="w-7 flex-none text-xs text-text-3 tabular-nums">{id}</span>
      <div className="flex min-w-[min(100%,13rem)] flex-1 flex-wrap justify-between gap-x-3">
        <div className="min-w-32 flex-1">
          <p className="break-words">{remark}</p>
          {tid && !remark.includes(tid) && (
            <p className="truncate text-xs text-text-3 tabular-nums">{tid}</p>
          )}
          <p className="text-xs text-text-3 tabular-nums">{formatMinute(acc_time)}</p>
        </div>
        <div className="ml-auto text-right tabular-nums">
          <p className={`font-[650] whitespace-nowrap ${amount > 0 ? "text-ok" : ""}`}>
            {signedAmount(amount, currency)}
          </p>
          <p className={`text-xs ${isWrong ? "text-danger" : "text-text-3"}`}>
            {t("after", { amount: bookAmount(balance, currency) })}
          </p>
        </div>
      </div>
    </li>
  );
}
