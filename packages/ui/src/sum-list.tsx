import { formatAmount, type Cents, type Currency } from "@sampan/domain/kernel/money";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Amounts with their reasons. Rows, subtotals, and the total at the foot of the card. */
export const SumList = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-3">{children}</dl>
);

interface SumRowProps {
  readonly label: ReactNode;
  readonly cents: Cents;
  readonly currency: Currency;
  /** Quantity times rate, both weights compared, the share: never an amount without it. */
  readonly why?: ReactNode;
}

/** One amount. Money back is green with a minus sign. */
export const SumRow = (row: SumRowProps) => <Row {...row} />;

export const SumSubtotal = (row: SumRowProps) => (
  <Row {...row} className="border-t border-dashed border-line-strong pt-3 font-[650]" />
);

/** Bleeds to the edges of a padded card, as its foot. */
export const SumTotal = (row: SumRowProps) => (
  <Row
    {...row}
    className="-mx-4 mt-1 -mb-4 rounded-b-card bg-action-soft px-4 py-3.5 text-md font-[650]"
  />
);

const Row = ({
  label,
  cents,
  currency,
  why,
  className,
}: SumRowProps & { readonly className?: string }) => (
  <div
    className={classNames(
      "grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 max-[279px]:grid-cols-1",
      className,
    )}
  >
    <dt>{label}</dt>
    <dd className={classNames("text-right whitespace-nowrap tabular-nums", cents < 0 && "text-ok")}>
      {formatAmount(cents, currency)}
    </dd>
    {why && <dd className="col-span-full text-xs font-normal text-text-3 tabular-nums">{why}</dd>}
  </div>
);
