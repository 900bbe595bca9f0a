import { RowContent, rowLook } from "@sampan/ui/list-row";
import type { RadioOption } from "@sampan/ui/radio-group";
import { lazy, Suspense, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useSheet } from "../../shell/use-sheet.ts";
import { idOfPart, PartProblem } from "./checkout-part.tsx";
import type { CheckoutPart } from "./checkout-problems.ts";

const ChoiceSheet = lazy(async () => ({
  default: (await import("../../shell/choice-sheet.tsx")).ChoiceSheet,
}));

interface ChoiceRowProps<Value extends string> {
  readonly part: CheckoutPart;
  readonly icon: ReactNode;
  readonly label: string;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | undefined;
  /** What stands on the row, where it is not the label of what is chosen. */
  readonly shown?: string | undefined;
  readonly onChoose: (value: Value) => void;
  readonly problem: string | undefined;
  /** In the sheet, another way on. */
  readonly foot?: ReactNode;
}

/** A line that says what is chosen and opens its choices. */
export function ChoiceRow<Value extends string>({
  part,
  icon,
  label,
  options,
  value,
  shown,
  onChoose,
  problem,
  foot,
}: ChoiceRowProps<Value>) {
  const words = useTranslations("common");
  const sheet = useSheet();
  const optionOf = (sought: string | undefined) =>
    options.find((option) => option.value === sought);
  const chosen = optionOf(value);
  return (
    <li>
      <button
        id={idOfPart(part)}
        type="button"
        aria-haspopup="dialog"
        onClick={sheet.open}
        className={`${rowLook} scroll-m-16`}
      >
        <RowContent
          icon={icon}
          label={label}
          value={
            <span className={chosen ? "text-text-2" : undefined}>
              {shown ?? chosen?.label ?? words("choose")}
            </span>
          }
          chevron
        />
      </button>
      {problem && (
        <div className="-mt-2 px-4 pb-2.5">
          <PartProblem>{problem}</PartProblem>
        </div>
      )}
      {sheet.wasOpened && (
        <Suspense>
          <ChoiceSheet
            open={sheet.isOpen}
            title={label}
            options={options}
            value={value}
            onChoose={(picked) => {
              const option = optionOf(picked);
              if (option) onChoose(option.value);
            }}
            onClose={sheet.close}
            foot={foot}
          />
        </Suspense>
      )}
    </li>
  );
}
