import type { ReactNode } from "react";

/** Three figures side by side, each the way to what is behind it. */
export const FigureTiles = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav
    aria-label={label}
    className="flex flex-wrap divide-x divide-line overflow-hidden rounded-card bg-surface shadow-card"
  >
    {children}
  </nav>
);

/** The class names of the link around a figure. */
export const figureLook =
  "grid min-h-16 min-w-19 flex-auto content-center justify-items-center px-3 py-3 text-center active:bg-surface-2";

export const Figure = ({ value, label }: { value: ReactNode; label: string }) => (
  <>
    <b className="text-md font-[650] tabular-nums">{value}</b>
    <span className="text-xs text-text-3">{label}</span>
  </>
);
