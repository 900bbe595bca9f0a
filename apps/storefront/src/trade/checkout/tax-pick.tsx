import { TaxChoice } from "./tax-choice.tsx";
import type { Checkout } from "./use-checkout.ts";

/** Whether duty and tax are to be in the price of the chosen transport, once one is chosen that takes the goods. [CHK-05] */
export function TaxPick({ checkout }: { readonly checkout: Checkout }) {
  const preview = checkout.preview.data?.data;
  const { transport, is_tax_included = false } = checkout.draft;
  const quote = preview?.transports.find(({ id }) => id === transport);
  if (!preview || !quote?.takes_goods) return null;
  return (
    <TaxChoice
      amount={quote.freight_estimate + quote.local_freight}
      currency={preview.sums.currency}
      isTaxed={quote.is_tax_included}
      withTax={quote.with_tax === null ? null : { amount: quote.with_tax }}
      isIncluded={is_tax_included}
      onChange={(isIncluded) => checkout.change({ is_tax_included: isIncluded })}
    />
  );
}
