import { List } from "@sampan/ui/list-row";
import type { ReactNode } from "react";

/** Rows that belong together, under their name. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-2 text-xs font-semibold text-text-3">{title}</h2>
    <List>{children}</List>
  </section>
);
