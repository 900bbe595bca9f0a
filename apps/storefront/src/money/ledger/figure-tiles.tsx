import type { ReactNode } from "react";

/**
 * Three figures side by side, each the way to what is behind it; a long one takes a row of its own. Each draws a line
 * after and below itself, of which the card hides those at its edges.
 */
export const FigureTiles = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className="overflow-hidden rounded-card bg-surface shadow-card">
    <div className="-mr-px -mb-px flex flex-wrap">{children}</div>
  </nav>
);

/** The class names of the link around a figure. */
export const figureLook =
  "grid min-h-16 min-w-19 flex-auto border-r border-b border-line content-center justify-items-center px-3 py-3 text-center active:bg-surface-2";

export const Figure = ({ value, label }: { value: ReactNode; label: string }) => (
  <>
    <b className="text-md font-[650] tabular-nums">{value}</b>
    <span className="text-xs text-text-3">{label}</span>
  </>
);
