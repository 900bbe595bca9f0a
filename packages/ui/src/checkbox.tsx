import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";
import { MinusIcon } from "./icons-controls.tsx";
import { CheckIcon } from "./icons-frame.tsx";

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  /** Some of many: neither on nor off. */
  readonly mixed?: boolean;
  /** Without visible words beside it, give `aria-label`. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** 24 px to see, 44 to touch. */
export const Checkbox = ({ mixed = false, className, children, ref, ...input }: CheckboxProps) => (
  <label className={classNames("inline-flex max-w-full items-start gap-2.5", className)}>
    <span className="tap grid size-6 flex-none">
      <input
        {...input}
        type="checkbox"
        ref={(element) => {
          if (element) element.indeterminate = mixed;
          if (typeof ref === "function") return ref(element);
          if (ref) ref.current = element;
          return undefined;
        }}
        className={classNames(
          "peer z-1 col-start-1 row-start-1 size-6 appearance-none rounded-[7px] bg-surface",
          "shadow-[inset_0_0_0_1.5px_var(--line-strong)]",
          "checked:bg-brand checked:shadow-none indeterminate:bg-brand indeterminate:shadow-none",
          "disabled:bg-surface-2 disabled:opacity-45",
        )}
      />
      <span className="pointer-events-none z-2 col-start-1 row-start-1 hidden place-self-center text-on-brand peer-checked:block peer-indeterminate:block">
        {mixed ? (
          <MinusIcon className="size-4 stroke-[2.6]" />
        ) : (
          <CheckIcon className="size-4 stroke-[2.6]" />
        )}
      </span>
    </span>
    {children && <span className="min-w-0 pt-[1.5px]">{children}</span>}
  </label>
);
