import { useState, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { MinusIcon, PlusIcon } from "./icons-controls.tsx";

interface StepperProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly step?: number;
  readonly minimum?: number;
  readonly maximum: number;
  /** What a typed entry becomes: the rule that snaps to steps and stock. */
  readonly settle: (entered: string) => number;
  readonly labels: {
    /** What is counted: "quantity, navy M". */
    readonly quantity: string;
    readonly decrease: string;
    readonly increase: string;
  };
}

/** 44 / 40 / 44. The number is a field too: it settles when it is left or Enter is pressed. */
export function Stepper({
  value,
  onChange,
  step = 1,
  minimum = 0,
  maximum,
  settle,
  labels,
}: StepperProps) {
  const [entry, setEntry] = useState<string>();
  const take = (entered: string): void => {
    setEntry(undefined);
    const settled = Math.max(minimum, settle(entered));
    if (settled !== value) onChange(settled);
  };
  return (
    <span
      role="group"
      aria-label={labels.quantity}
      className="inline-grid h-11 grid-cols-[44px_40px_44px] items-center"
    >
      <StepButton
        label={labels.decrease}
        disabled={value <= minimum}
        onPress={() => onChange(Math.max(minimum, value - step))}
      >
        <MinusIcon size="xs" />
      </StepButton>
      <input
        inputMode="numeric"
        aria-label={labels.quantity}
        value={entry ?? value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setEntry(event.target.value)}
        onBlur={(event) => entry !== undefined && take(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && take(event.currentTarget.value)}
        className={classNames(
          "h-9 w-full rounded-[8px] bg-transparent text-center text-md tabular-nums",
          value === 0 ? "text-text-3" : "font-semibold",
        )}
      />
      <StepButton
        label={labels.increase}
        disabled={value >= maximum}
        onPress={() => onChange(Math.min(maximum, value + step))}
      >
        <PlusIcon size="xs" />
      </StepButton>
      <output className="sr-only">{value}</output>
    </span>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const StepButton = ({ label, disabled, onPress, children }: StepButtonProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={disabled}
    onClick={onPress}
    className="group grid size-11 place-items-center"
  >
    <span className="grid size-8 place-items-center rounded-full bg-surface-2 text-brand group-active:bg-line group-disabled:text-text-3 group-disabled:opacity-50">
      {children}
    </span>
  </button>
);
