import type { HTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export const cardLook = "rounded-card bg-surface shadow-card";

interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: "div" | "section" | "article" | "li" | "form";
  /** 16 px inside; off for cards made of rows. */
  readonly padded?: boolean;
}

export const Card = ({ as: Element = "div", padded = true, className, ...rest }: CardProps) => (
  <Element {...rest} className={classNames(cardLook, padded && "p-4", className)} />
);

interface SectionHeadProps {
  readonly title: string;
  readonly id?: string;
  /** At the end of the line: a link to all of them, a hint. */
  readonly children?: ReactNode;
}

export const SectionHead = ({ title, id, children }: SectionHeadProps) => (
  <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
    <h2 id={id} className="text-md font-[650]">
      {title}
    </h2>
    {children}
  </div>
);

/** The class names of a small link at the end of a line. */
export const sectionLinkLook =
  "tap inline-flex min-h-6 items-center gap-0.5 text-xs font-medium text-brand";
