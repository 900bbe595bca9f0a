import type { Sum } from "@sampan/contract/trade/orders/order-shapes";
import { formatAmount, type Cents } from "@sampan/domain/kernel/money";
import { SumRow } from "@sampan/ui/sum-list";
import {
  explainSum,
  nameSum,
  type ExplainedSum,
  type SumContext,
} from "@sampan/domain/trade/charges/explain-sum";
import { useSaySums } from "./say-sums.ts";
import { useChargeName } from "./use-charge-name.ts";

/** What an amount was before a discount, where it had one. */
export type OriginalAmounts = Partial<Readonly<Record<Sum["key"], Cents>>> | undefined;

interface SumRowsProps {
  readonly rows: readonly ExplainedSum[];
  readonly context: SumContext;
  readonly originals?: OriginalAmounts;
}

/** Amounts with their reasons, inside a `SumList`. No amount stands without its sum. [CHK-10] [ORD-76] */
export function SumRows({ rows, context, originals = {} }: SumRowsProps) {
  const t = useSaySums();
  const nameCharge = useChargeName();
  const { currency } = context;
  return rows.map((row, position) => {
    const original = originals[row.key] ?? row.amount;
    return (
      <SumRow
        // Charges of one kind may stand twice; their order never changes.
        key={`${row.key}-${position}`}
        label={nameSum(t, row, { context, nameCharge })}
        cents={row.amount}
        currency={currency}
        why={
          <>
            {explainSum(t, row, currency)}{" "}
            {original > row.amount && <s>{formatAmount(original, currency)}</s>}
          </>
        }
      />
    );
  });
}
