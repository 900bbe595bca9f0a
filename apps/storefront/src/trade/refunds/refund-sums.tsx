import type { RefundPreview, Refund } from "@sampan/contract/trade/refunds/refund-shapes";
import { formatAmount } from "@sampan/domain/kernel/money";
import { isBilledKind } from "@sampan/domain/trade/charges/charge-lines";
import { SumList, SumRow, SumTotal } from "@sampan/ui/sum-list";
import { useTranslations } from "use-intl";
import { useChargeName } from "../../sums/use-charge-name.ts";

type Row = RefundPreview["rows"][number];
type Amounts = Pick<
  Refund,
  "rows" | "currency" | "return_freight" | "amount" | "exchange_rate" | "cash" | "bonus"
> & { readonly points_amount: number };

interface RefundSumsProps {
  readonly refund: Amounts;
  /** It is in the wallet already. */
  readonly isPaid: boolean;
}

/** What comes back of each charge and why, and in which forms. [REF-18] */
export function RefundSums({ refund, isPaid }: RefundSumsProps) {
  const t = useTranslations("refunds");
  const nameCharge = useChargeName();
  const say = useWhy();
  const { currency, bonus, points_amount } = refund;
  const name = ({ kind }: Row) => (isBilledKind(kind) ? nameCharge(kind) : t(`charges.${kind}`));
  return (
    <SumList>
      {refund.rows.map((row, position) => (
        <SumRow
          // Charges of one kind may stand twice; their order never changes.
          key={`${row.kind}-${position}`}
          label={name(row)}
          cents={row.amount}
          currency={currency}
          why={say(row, refund)}
        />
      ))}
      {refund.return_freight > 0 && (
        <SumRow
          label={t("returnFreight")}
          cents={-refund.return_freight}
          currency={currency}
          why={t("why.returnFreight")}
        />
      )}
      <SumTotal
        label={t(isPaid ? "paidTotal" : "total")}
        cents={refund.amount}
        currency={currency}
        why={
          bonus + points_amount > 0 &&
          t("forms", {
            cash: formatAmount(refund.cash, currency),
            bonus: formatAmount(bonus, currency),
            points: formatAmount(points_amount, currency),
          })
        }
      />
    </SumList>
  );
}

/** Why a charge comes back so far: all of it, so many pieces, or nothing because the rest still needs it. */
function useWhy() {
  const t = useTranslations("refunds.why");
  return (row: Row, { currency, exchange_rate }: Amounts) => {
    const of = formatAmount(row.of, currency);
    if (row.amount === 0) return t("stays");
    if (row.pieces === 0) return t("compensation", { of });
    const share =
      row.pieces === row.num
        ? t("whole", { of })
        : t("pieces", { of, pieces: row.pieces, num: row.num });
    return row.kind === "goods" && exchange_rate !== ""
      ? t("atRate", { share, rate: exchange_rate })
      : share;
  };
}
