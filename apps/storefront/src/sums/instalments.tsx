import type { Sums } from "@sampan/contract/trade/orders/order-shapes";
import { Chip } from "@sampan/ui/chip";
import { SumList, SumSubtotal } from "@sampan/ui/sum-list";
import { useTranslations } from "use-intl";
import type { SumContext } from "@sampan/domain/trade/charges/explain-sum";
import { SumRows, type OriginalAmounts } from "./sum-rows.tsx";

interface InstalmentsProps {
  readonly sums: Sums;
  readonly context: SumContext;
  readonly isOnce: boolean;
  /** What stands above each, as the page sees it. */
  readonly labels: { readonly first: string; readonly second: string };
  readonly originals?: OriginalAmounts;
}

/** Both instalments, each with its rows and what they come to. */
export function Instalments({ sums, context, isOnce, labels, originals }: InstalmentsProps) {
  const t = useTranslations("sums");
  const { currency } = sums;
  const second = sums.rows.filter(({ instalment }) => instalment === 2);
  return (
    <>
      <Chip tone="brand" className="mb-2.5">
        {labels.first}
      </Chip>
      <SumList>
        <SumRows rows={sums.rows.filter(({ instalment }) => instalment === 1)} context={context} />
        <SumSubtotal
          label={t(isOnce ? "subtotal.only" : "subtotal.first")}
          cents={sums.first_instalment}
          currency={currency}
        />
      </SumList>
      {second.length > 0 && (
        <>
          <Chip className="mt-4.5 mb-2.5">{labels.second}</Chip>
          <SumList>
            <SumRows rows={second} context={context} originals={originals} />
            <SumSubtotal
              label={t(sums.is_second_estimate ? "subtotal.secondEstimate" : "subtotal.second")}
              cents={sums.second_instalment}
              currency={currency}
            />
          </SumList>
        </>
      )}
    </>
  );
}
