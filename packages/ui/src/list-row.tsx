import type { HTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { ForwardIcon } from "./icons-frame.tsx";

/** A card of rows with hairlines between them. */
export const List = ({ className, ...rest }: HTMLAttributes<HTMLUListElement>) => (
  <ul
    {...rest}
    className={classNames(
      "divide-y divide-line overflow-hidden rounded-card bg-surface shadow-card",
      className,
    )}
  />
);

/** The class names of a row, for the link, button or div around `RowContent`. */
export const rowLook =
  "flex w-full min-h-13 items-center gap-3 px-4 py-2.5 text-left [a&]:active:bg-surface-2 [button&]:active:bg-surface-2";

interface RowContentProps {
  readonly icon?: ReactNode;
  readonly label: ReactNode;
  /** A second line in small grey. */
  readonly hint?: ReactNode;
  readonly value?: ReactNode;
  /** Shown on rows that lead somewhere. */
  readonly chevron?: boolean;
}

export const RowContent = ({ icon, label, hint, value, chevron = false }: RowContentProps) => (
  <>
    {icon && <span className="flex-none text-brand">{icon}</span>}
    {hint ? (
      <>
        <span className="min-w-0 flex-auto">
          <span className="block">{label}</span>
          <span className="block text-xs text-text-3 tabular-nums">{hint}</span>
        </span>
        {value && <span className="max-w-3/5 text-right text-text-3 tabular-nums">{value}</span>}
      </>
    ) : (
      // Both whole: what does not fit beside the label stands below it.
      <span className="flex min-w-0 flex-auto flex-wrap items-center justify-between gap-x-3">
        <span className="min-w-0">{label}</span>
        {value && (
          <span className="ml-auto min-w-0 text-right text-text-3 tabular-nums">{value}</span>
        )}
      </span>
    )}
    {chevron && <ForwardIcon size="sm" className="text-text-3" />}
  </>
);
