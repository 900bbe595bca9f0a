import { formatAmount } from "@sampan/domain/kernel/money";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { useTranslations } from "use-intl";
import { kindOf } from "../../goods/shippability/kind-of.ts";
import type { MergeQuote } from "../merging/merge-queries.ts";

interface LinesProps {
  readonly quote: MergeQuote;
  /** The line of the plan that is chosen; undefined where it goes by several. */
  readonly chosen: number | undefined;
}

/** The same box by each line that takes it: what it is charged for, and what that comes to. */
export function LinesOfBox({ quote, chosen }: LinesProps) {
  const t = useTranslations("shipPlans.beside");
  const ways = useTranslations("shippability");
  const lines = quote.lines.flatMap((line) =>
    line.quote ? [{ ...line, name: ways(`kinds.${kindOf(line)}`), priced: line.quote }] : [],
  );
  if (lines.length < 2) return null;
  const look = ({ transport }: { readonly transport: number }) =>
    `px-1.5 py-2 text-right ${transport === chosen ? "bg-brand-soft font-semibold text-on-brand-soft" : ""}`;
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-xs tabular-nums">
        <caption className="sr-only">{t("lines")}</caption>
        <thead>
          <tr>
            <th scope="col" className="py-2 pr-1.5 text-left font-normal text-text-2">
              {t("sameBox", { weight: formatKilograms(quote.weight_g) })}
            </th>
            {lines.map((line) => (
              <th key={line.transport} scope="col" className={`${look(line)} font-semibold`}>
                {line.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="border-t border-line">
            <th scope="row" className="py-2 pr-1.5 text-left font-normal text-text-2">
              {t("charged")}
            </th>
            {lines.map((line) => (
              <td key={line.transport} className={look(line)}>
                {formatKilograms(line.priced.chargeable_g)}
              </td>
            ))}
          </tr>
          <tr className="border-t border-line">
            <th scope="row" className="py-2 pr-1.5 text-left font-normal text-text-2">
              {t("freight")}
            </th>
            {lines.map((line) => (
              <td key={line.transport} className={look(line)}>
                {formatAmount(line.priced.total, quote.currency)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
