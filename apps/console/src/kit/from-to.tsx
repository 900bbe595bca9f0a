import type { ReactNode } from "react";

/** From when to when, as a column of a table has it: each moment on a line of its own. */
export const FromTo = ({ children }: { readonly children: ReactNode }) => (
  <span className="from-to">{children}</span>
);
