import type { Sum } from "@sampan/contract/order-shapes";
import { SumRow } from "@sampan/ui/sum-list";
import { useTranslations } from "use-intl";
import { explainSum, nameSum, type SumContext } from "./explain-sum.ts";

/** Amounts with their reasons, inside a `SumList`. No amount stands without its sum. [CHK-10] */
export function SumRows({
  rows,
  context,
}: {
  readonly rows: readonly Sum[];
  readonly context: SumContext;
}) {
  const t = useTranslations("sums");
  return rows.map((row, position) => (
    <SumRow
      // Charges of one kind may stand twice; their order never changes.
      // oxlint-disable-next-line react/no-array-index-key
      key={`${row.key}-${position}`}
      label={nameSum(t, row, context)}
      cents={row.amount}
      currency={context.currency}
      why={explainSum(t, row, context.currency)}
    />
  ));
}
