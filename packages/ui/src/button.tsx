import type { ButtonHTMLAttributes, Ref } from "react";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

/** `action` is mango: the one step of a screen that moves money forward. */
export type ButtonVariant = "action" | "brand" | "soft" | "line" | "quiet" | "danger";

export interface ButtonLook {
  readonly variant?: ButtonVariant;
  /** 48 or 44 px high. */
  readonly size?: "md" | "sm";
  readonly wide?: boolean;
}

const variants = {
  action: "bg-action text-on-action active:bg-action-press",
  brand: "bg-brand text-on-brand active:opacity-90",
  soft: "bg-brand-soft text-on-brand-soft active:opacity-85",
  line: "text-brand shadow-[inset_0_0_0_1.5px_var(--brand)] active:bg-brand-soft",
  quiet: "text-text-2 active:bg-surface-2",
  danger: "bg-danger-soft text-danger active:opacity-85",
} as const satisfies Record<ButtonVariant, string>;

/** The class names of a button, for a link that looks like one. */
export const buttonLook = ({ variant = "brand", size = "md", wide = false }: ButtonLook): string =>
  classNames(
    "inline-flex items-center justify-center gap-2 rounded-card font-[650] text-center",
    "transition-[background-color,opacity] duration-(--duration-fast)",
    "disabled:opacity-50 aria-disabled:opacity-50 @max-[280px]/column:w-full",
    size === "md" ? "min-h-12 px-5 py-2 text-md" : "min-h-11 px-4 py-2 text-sm",
    wide && "w-full",
    variants[variant],
  );

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** At work: shows a spinner and ignores presses, but stays focusable so that focus is not lost. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export const Button = ({
  variant = "brand",
  size = "md",
  wide = false,
  busy = false,
  type = "button",
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={busy ? "button" : type}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? undefined : onClick}
    className={classNames(buttonLook({ variant, size, wide }), className)}
  >
    {busy && <Spinner />}
    {children}
  </button>
);
