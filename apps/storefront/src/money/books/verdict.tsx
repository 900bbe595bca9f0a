import type { Readded } from "@sampan/domain/money/closes/readd-book";
import { Card } from "@sampan/ui/card";
import { CheckIcon, InfoIcon } from "@sampan/ui/icons-frame";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { bookAmount } from "./book-amount.ts";
import type { ReadBook } from "./use-book.ts";

interface VerdictProps {
  readonly facts: ReadBook["facts"];
  /** Undefined while changes are still on their way. */
  readonly readded: Readded | undefined;
}

/** The month as one sum, done in this browser: what was there, what came, what went, what is left. */
export function Verdict({ facts, readded }: VerdictProps) {
  const t = useTranslations("books");
  const { opening, closing, currency } = facts;
  const agrees = readded?.agrees;
  return (
    <Card as="section" aria-label={t("sum")}>
      <p
        role="status"
        className={`mb-3 flex items-start gap-2 font-[650] ${agrees ? "text-ok" : agrees === false ? "text-danger" : "text-text-2"}`}
      >
        <span className="mt-0.5 flex-none">
          {agrees ? <CheckIcon size="sm" /> : <InfoIcon size="sm" />}
        </span>
        <Words readded={readded} currency={currency} />
      </p>
      <dl className="grid gap-y-1.5 tabular-nums">
        <Line label={t("opening")}>{bookAmount(opening, currency)}</Line>
        {readded?.agrees && (
          <>
            <Line label={t("came")}>+ {bookAmount(readded.came, currency)}</Line>
            <Line label={t("went")}>− {bookAmount(readded.went, currency)}</Line>
          </>
        )}
        <Line label={t("closing")} isTotal>
          {agrees ? "= " : ""}
          {bookAmount(closing, currency)}
        </Line>
      </dl>
    </Card>
  );
}

function Words({
  readded,
  currency,
}: Pick<VerdictProps, "readded"> & Pick<ReadBook["facts"], "currency">) {
  const t = useTranslations("books");
  if (!readded) return t("adding");
  if (readded.agrees) return t("agrees");
  const values = {
    expected: bookAmount(readded.expected, currency),
    found: bookAmount(readded.found, currency),
  };
  return readded.at === undefined
    ? t("differsAtEnd", values)
    : t("differsAt", { ...values, row: readded.at });
}

interface LineProps {
  readonly label: string;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

const Line = ({ label, isTotal = false, children }: LineProps) => (
  <div className="flex flex-wrap justify-between gap-x-3">
    <dt className={isTotal ? "font-[650]" : "text-text-2"}>{label}</dt>
    <dd className={`ml-auto text-right ${isTotal ? "font-[650]" : ""}`}>{children}</dd>
  </div>
);
