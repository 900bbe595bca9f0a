import type { CloseOfDay } from "@sampan/contract/money/staff-closes";
import { formatMinute } from "@sampan/ui/format/dates";
import { useTranslations } from "use-intl";
import { Panel } from "../../kit/panel.tsx";
import { Tag } from "../../kit/tag.tsx";
import { booksAmount } from "./books-amount.ts";
import { Term } from "./term.tsx";

export type Books = CloseOfDay["books"][number];

/** What customers hold in one currency, and what is held for them, as one equation. */
export function BooksPanel({ books }: { readonly books: Books }) {
  const t = useTranslations("consoleCloses");
  const { currency, owed, held, differences, is_proved, closed_at, sums } = books;
  const isSame = owed === held;
  const terms = sums.filter(({ side, closing }) => side === "held" && closing !== 0);
  return (
    <Panel
      title={t(`currencies.${currency}`)}
      extra={
        <Tag tone={is_proved ? "ok" : "danger"} icon={is_proved ? "check" : "warn"}>
          {t(is_proved ? "proved" : "unproved")}
        </Tag>
      }
      isPadded
      foot={
        <span className={is_proved ? "income" : "strong"}>
          {isSame
            ? differences === 0
              ? t("same")
              : t("openOf", { count: differences })
            : t("off", {
                direction: held > owed ? "more" : "less",
                amount: booksAmount(Math.abs(held - owed), currency),
              })}
        </span>
      }
    >
      <div className="equation">
        <Term label={t("owed")} isTotal>
          {booksAmount(owed, currency)}
        </Term>
        {terms.map(({ kind, closing }, at) => (
          <span key={kind} className="row">
            {at === 0 && <span className="sign">{isSame ? "=" : "≠"}</span>}
            {(at > 0 || closing < 0) && <span className="sign">{closing < 0 ? "−" : "+"}</span>}
            <Term label={t(`kinds.${kind}`)}>{booksAmount(Math.abs(closing), currency)}</Term>
          </span>
        ))}
      </div>
      <p className="small-text muted">
        {t("held")} <b className="strong amount">{booksAmount(held, currency)}</b> ·{" "}
        {t("closedAt", { time: formatMinute(closed_at) })}
      </p>
    </Panel>
  );
}
