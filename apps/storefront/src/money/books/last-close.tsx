import { Card } from "@sampan/ui/card";
import { formatDay } from "@sampan/ui/format/dates";
import { ShieldIcon } from "@sampan/ui/icons-goods";
import { useTranslations } from "use-intl";
import { bookAmount } from "./book-amount.ts";
import type { ReadBook } from "./use-book.ts";

/** The last day whose books were closed, whether everybody's balances were there, and one's own among them. */
export function LastClose({ facts: { close, currency } }: Pick<ReadBook, "facts">) {
  const t = useTranslations("books");
  return (
    <Card as="section" aria-label={t("close.title")} className="flex gap-3">
      <span className="flex-none text-brand">
        <ShieldIcon />
      </span>
      <div className="grid gap-1">
        <h2 className="font-[650]">{t("close.title")}</h2>
        {close ? (
          <>
            <p>
              {t(close.is_proved ? "close.proved" : "close.unproved", {
                day: formatDay(close.day),
              })}
            </p>
            <p className="text-text-2">
              {t("close.own", { amount: bookAmount(close.balance, currency) })}
            </p>
          </>
        ) : (
          <p className="text-text-2">{t("close.none")}</p>
        )}
      </div>
    </Card>
  );
}
