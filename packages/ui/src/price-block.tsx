import { formatAmount, type Cents, type PaymentCurrency } from "@sampan/domain/kernel/money";
import { Amount } from "./amount.tsx";

export interface Price {
  /** Yuan. */
  readonly price: Cents;
  /** Yuan, struck through beside it. */
  readonly comparison?: Cents | undefined;
  /** The same price in the currency that is paid. */
  readonly converted: Cents;
  readonly currency: PaymentCurrency;
}

interface PriceBlockProps extends Price {
  /** Under each other in lists, beside each other on the page of the thing. */
  readonly layout?: "list" | "page";
}

/** Both prices, always: yuan in red, and what it comes to. [MONEY-04] */
export const PriceBlock = ({ layout = "list", ...price }: PriceBlockProps) =>
  layout === "list" ? <ListPrice {...price} /> : <PagePrice {...price} />;

/** From a million yuan on, a price is set smaller: two cards beside each other have room for no more. */
const aMillion = 1_000_000_00;

const ListPrice = ({ price, comparison, converted, currency }: Price) => (
  <div>
    <div className="flex min-h-[27px] flex-wrap items-baseline gap-x-1.5">
      <Amount cents={price} currency="CNY" size={price < aMillion ? "md" : "sm"} isPrice />
      <Struck comparison={comparison} />
    </div>
    <div className="min-h-[18px] text-xs text-text-2 tabular-nums">
      {formatAmount(converted, currency)}
    </div>
  </div>
);

const PagePrice = ({ price, comparison, converted, currency }: Price) => (
  <div className="flex flex-wrap items-baseline gap-x-2.5">
    <Amount cents={price} currency="CNY" size="lg" isPrice />
    <span className="text-md whitespace-nowrap tabular-nums">
      {formatAmount(converted, currency)}
    </span>
    <span className="flex-1" />
    <Struck comparison={comparison} />
  </div>
);

const Struck = ({ comparison }: { comparison: Cents | undefined }) =>
  comparison !== undefined && (
    <s className="text-xs whitespace-nowrap text-text-3 tabular-nums">
      {formatAmount(comparison, "CNY")}
    </s>
  );
