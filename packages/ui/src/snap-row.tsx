import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface SnapRowProps {
  /** Position to begin with. */
  readonly start?: number;
  /** Told each time another one comes to rest in view. */
  readonly onIndex: (index: number) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Things as wide as the row, one in view at a time. The browser swipes and snaps by itself, before any
 * script has arrived; a mouse finds a thin scroll bar.
 */
export const SnapRow = ({ start = 0, onIndex, className, children }: SnapRowProps) => (
  <div
    ref={(row) => {
      if (row && start > 0) row.scrollLeft = start * row.clientWidth;
    }}
    onScroll={({ currentTarget: row }) => onIndex(Math.round(row.scrollLeft / row.clientWidth))}
    className={classNames(
      "flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:thin] pointer-coarse:[scrollbar-width:none]",
      "[&>*]:min-w-0 [&>*]:flex-[0_0_100%] [&>*]:snap-center [&>*]:snap-always",
      className,
    )}
  >
    {children}
  </div>
);
