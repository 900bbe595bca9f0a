import { useId, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  /** Why it cannot be chosen; shown in place of the hint. */
  readonly refused?: string | undefined;
}

interface RadioGroupProps<Value extends string> {
  readonly legend: string;
  /** Off where a heading beside it says the same. */
  readonly isLegendHidden?: boolean;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** Cards side by side, or rows one under the other. */
  readonly layout?: "cards" | "rows";
}

/** One of few, all of them in sight. Arrow keys move, as in every radio group. */
export function RadioGroup<Value extends string>({
  legend,
  isLegendHidden = true,
  layout = "cards",
  ...group
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={isLegendHidden ? "sr-only" : "mb-1.5 font-semibold"}>{legend}</legend>
      <div
        className={
          layout === "cards"
            ? "grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] gap-2"
            : "divide-y divide-line"
        }
      >
        {group.options.map((option) => (
          <RadioChoice
            key={option.value}
            option={option}
            layout={layout}
            name={name}
            isChosen={option.value === group.value}
            onChoose={() => group.onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface RadioChoiceProps<Value extends string> {
  readonly option: RadioOption<Value>;
  readonly layout: "cards" | "rows";
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const cardLook = classNames(
  "relative grid min-h-18 content-center justify-items-center gap-0.5 rounded-card px-2 py-2 text-center",
  "shadow-[inset_0_0_0_1px_var(--line-strong)]",
  "has-checked:bg-brand-soft has-checked:text-on-brand-soft has-checked:shadow-[inset_0_0_0_2px_var(--brand)]",
  "has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand",
  "has-disabled:opacity-60 has-disabled:shadow-[inset_0_0_0_1px_var(--line)]",
);

function RadioChoice<Value extends string>(props: RadioChoiceProps<Value>) {
  const { option, layout, name, isChosen, onChoose } = props;
  const note = option.refused ?? option.hint;
  const input = (
    <input
      type="radio"
      name={name}
      value={option.value}
      checked={isChosen}
      disabled={option.refused !== undefined}
      onChange={onChoose}
      className={
        layout === "cards"
          ? "absolute inset-0 appearance-none"
          : "size-[22px] flex-none appearance-none rounded-full shadow-[inset_0_0_0_1.5px_var(--line-strong)] checked:shadow-[inset_0_0_0_7px_var(--brand)] disabled:opacity-40"
      }
    />
  );
  if (layout === "cards")
    return (
      <label className={cardLook}>
        {input}
        {option.icon}
        <span className="font-semibold">{option.label}</span>
        {note && <span className="text-xs tabular-nums">{note}</span>}
      </label>
    );
  return (
    <label className="flex min-h-13 items-center gap-3 py-2.5">
      {option.icon && <span className="flex-none text-brand">{option.icon}</span>}
      <span className="min-w-0 flex-1">
        <span className="block">{option.label}</span>
        {note && <span className="block text-xs text-text-3 tabular-nums">{note}</span>}
      </span>
      {input}
    </label>
  );
}
