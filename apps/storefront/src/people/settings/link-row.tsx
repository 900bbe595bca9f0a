import { RowContent, rowLook } from "@sampan/ui/list-row";
import { Link } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";

interface LinkRowProps {
  /** Of the site map. */
  readonly to: Pick<ComponentProps<typeof Link>, "to" | "search" | "params">;
  readonly icon?: ReactNode;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value?: ReactNode;
}

/** A row that leads somewhere. */
export const LinkRow = ({ to, ...content }: LinkRowProps) => (
  <li>
    <Link {...to} className={rowLook}>
      <RowContent {...content} chevron />
    </Link>
  </li>
);
