import { badgeOf } from "@sampan/domain/kernel/badge";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** The class names of an icon button, for a link that looks like one. */
export const iconButtonLook =
  "relative grid size-11 flex-none place-items-center rounded-full text-text active:bg-surface-2";

/** The same on a photograph: white glass in light and dark alike. */
export const glassButtonLook =
  "relative grid size-11 flex-none place-items-center rounded-full bg-white/86 text-(--ink-800)";

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> {
  /** Says what the button does, and its count if it has one: "cart, 6". */
  readonly label: string;
  readonly look?: "plain" | "glass";
  readonly children: ReactNode;
}

export const IconButton = ({
  label,
  look = "plain",
  type = "button",
  className,
  children,
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    className={classNames(
      look === "glass" ? glassButtonLook : iconButtonLook,
      "disabled:opacity-40",
      className,
    )}
  >
    {children}
  </button>
);

/** A count in a corner, 99+ above 99, nothing at 0. The control around it names the count, in the same words (`badgeOf`). */
export const CountBadge = ({ count, className }: { count: number; className?: string }) =>
  count > 0 && (
    <b
      aria-hidden="true"
      className={classNames(
        "absolute h-[18px] min-w-[18px] rounded-full bg-brand px-[5px] text-center text-[11px]/[18px] font-semibold text-on-brand tabular-nums",
        className ?? "top-[3px] right-0.5",
      )}
    >
      {badgeOf(count)}
    </b>
  );
