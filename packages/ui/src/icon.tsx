import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface IconProps {
  /** 24, 18 or 14 px. */
  readonly size?: "md" | "sm" | "xs";
  readonly className?: string | undefined;
}

const looks = {
  md: "size-6 stroke-[1.7]",
  sm: "size-[18px] stroke-[1.7]",
  xs: "size-3.5 stroke-2",
} as const;

/** A drawing on the 24 grid with round strokes. It is decoration: the control beside it has the name. */
export const Icon = ({ size = "md", className, children }: IconProps & { children: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={classNames("flex-none fill-none stroke-current", looks[size], className)}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);
