import type { OrderEstimate } from "@sampan/contract/trade/estimates/order-estimate";
import { formatAmount } from "@sampan/domain/kernel/money";
import { useTranslations } from "use-intl";
import { signedAmount } from "../../money/books/book-amount.ts";
import { useReason } from "./use-reason.ts";
import { useSpan } from "./use-span.ts";

type Part = OrderEstimate["parts"][number];
type Shown = Omit<Part, "kind"> & { readonly kind: Part["kind"] | "total" };

interface ComparedRowProps {
  readonly part: Shown;
  readonly currency: OrderEstimate["currency"];
}

/** What one kind came to, under it what was said, and under that each reason with what it made of the amount. */
export function ComparedRow({ part, currency }: ComparedRowProps) {
  const t = useTranslations("orderEstimate");
  const span = useSpan();
  const reasonOf = useReason();
  const nameOf = useName();
  const { kind, low, high, real, refunded, differences } = part;
  const isTotal = kind === "total";
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-3 ${isTotal ? "border-t border-line pt-3 font-[650]" : ""}`}
    >
      <dt>{nameOf(kind)}</dt>
      <dd className="ml-auto text-right tabular-nums">
        {real === null ? (
          <span className="text-xs font-normal text-text-3">{t(unknownWord(kind))}</span>
        ) : (
          formatAmount(real, currency)
        )}
      </dd>
      <dd className="flex w-full flex-wrap justify-between gap-x-3 text-xs font-normal text-text-2 tabular-nums">
        <span>{t("said", { span: span.money({ low, high }, currency) })}</span>
        {real !== null && <Outcome part={{ low, high, real }} currency={currency} />}
      </dd>
      {differences.map((difference) => (
        <dd
          key={`${difference.reason}-${difference.amount}`}
          className="flex w-full flex-wrap justify-between gap-x-3 pl-3 text-xs text-text-2 tabular-nums"
        >
          <span>{reasonOf(difference)}</span>
          <span className="ml-auto">{signedAmount(difference.amount, currency)}</span>
        </dd>
      ))}
      {refunded !== 0 && (
        <dd className="w-full pl-3 text-xs text-ok tabular-nums">
          {t("came", { amount: formatAmount(refunded, currency) })}
        </dd>
      )}
    </div>
  );
}

interface OutcomeProps extends Pick<ComparedRowProps, "currency"> {
  readonly part: { readonly low: number; readonly high: number; readonly real: number };
}

/** Within what was said, or by how much it lies outside. */
function Outcome({ part: { low, high, real }, currency }: OutcomeProps) {
  const t = useTranslations("orderEstimate");
  if (real > high)
    return (
      <span className="text-warn">
        {t("more", { amount: formatAmount(real - high, currency) })}
      </span>
    );
  if (real < low)
    return (
      <span className="text-ok">{t("less", { amount: formatAmount(low - real, currency) })}</span>
    );
  return <span>{t("within")}</span>;
}

const ofFreight = ["international_freight", "local_freight", "warehouse", "other"];

const unknownWord = (kind: Shown["kind"]) =>
  kind === "total" ? "soFar" : ofFreight.includes(kind) ? "afterWeighing" : "afterReview";

function useName() {
  const t = useTranslations("orderEstimate");
  const door = useTranslations("doorPrice");
  return (kind: Shown["kind"]): string =>
    kind === "total"
      ? t("total")
      : kind === "warehouse" || kind === "other"
        ? t(`parts.${kind}`)
        : door(`parts.${kind}`);
}
