import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** neutral waits, brand moves, action is your turn, ok is done, warn is soon or restricted. */
export type Tone = "neutral" | "brand" | "action" | "ok" | "warn" | "danger";

const tones = {
  neutral: "bg-surface-2 text-text-2",
  brand: "bg-brand-soft text-on-brand-soft",
  action: "bg-action-soft text-on-action-soft",
  ok: "bg-ok-soft text-ok",
  warn: "bg-warn-soft text-warn",
  danger: "bg-danger-soft text-danger",
} as const satisfies Record<Tone, string>;

interface ChipProps {
  readonly tone?: Tone;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A small fact, or the state of a thing. The colour never speaks alone: there is always text. */
export const Chip = ({ tone = "neutral", icon, className, children }: ChipProps) => (
  <span
    className={classNames(
      "inline-flex min-h-6 max-w-full items-center gap-1 rounded-full px-2.5 text-xs font-semibold tabular-nums",
      tones[tone],
      className,
    )}
  >
    {icon}
    {children}
  </span>
);

interface ChipButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly pressed: boolean;
}

/** A choice that is on or off: filters, sorting. 36 px to see, 44 to touch. */
export const ChipButton = ({ pressed, className, children, ...rest }: ChipButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-pressed={pressed}
    className={classNames(
      "tap inline-flex h-9 items-center gap-1 rounded-full px-3.5 text-xs font-semibold whitespace-nowrap disabled:opacity-50",
      tones[pressed ? "brand" : "neutral"],
      className,
    )}
  >
    {children}
  </button>
);
