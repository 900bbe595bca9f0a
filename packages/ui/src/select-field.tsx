import type { Ref, SelectHTMLAttributes } from "react";
import { FormRow, type RowText } from "./form-row.tsx";
import { DownIcon } from "./icons-controls.tsx";
import { bareFieldLook, fieldBoxLook } from "./text-field.tsx";

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "id">, RowText {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** A choice from a list that the phone itself knows best how to show. */
export const SelectField = ({
  label,
  note,
  hint,
  error,
  options,
  placeholder,
  ...select
}: SelectFieldProps) => (
  <FormRow label={label} note={note} hint={hint} error={error}>
    {(ties) => (
      <div className={fieldBoxLook}>
        <select
          {...select}
          {...ties}
          className={`${bareFieldLook} appearance-none has-[option[hidden]:checked]:text-text-3`}
        >
          {placeholder !== undefined && (
            <option value="" hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <DownIcon size="sm" className="pointer-events-none text-text-3" />
      </div>
    )}
  </FormRow>
);
