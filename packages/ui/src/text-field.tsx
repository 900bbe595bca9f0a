import {
  useState,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
} from "react";
import { classNames } from "./class-names.ts";
import { FormRow, type RowText } from "./form-row.tsx";
import { EyeIcon, EyeOffIcon } from "./icons-controls.tsx";

/** The box around a control: focus ring in brand, error ring in danger. */
export const fieldBoxLook = classNames(
  "flex min-h-12 w-full min-w-0 items-center gap-2 rounded-card bg-surface px-3.5 text-md",
  "shadow-[inset_0_0_0_1px_var(--line-strong)]",
  "has-[:focus]:shadow-[inset_0_0_0_2px_var(--brand)]",
  "has-[[aria-invalid]]:shadow-[inset_0_0_0_2px_var(--danger)]",
  "has-[:is(input,select,textarea):disabled]:opacity-60",
);

/** The control inside the box; the box shows its focus. */
export const bareFieldLook =
  "min-w-0 flex-1 self-stretch bg-transparent py-2.5 text-md outline-none placeholder:text-text-3";

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "prefix">;

export interface TextFieldProps extends InputProps, RowText {
  /** Inside the box, before and after the text: a country code, a button. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A line of text; takes the props of an input, `{...register("name")}` of react-hook-form too. */
export const TextField = ({
  label,
  note,
  hint,
  error,
  before,
  after,
  className,
  ...input
}: TextFieldProps) => (
  <FormRow label={label} note={note} hint={hint} error={error}>
    {(ties) => (
      <div className={classNames(fieldBoxLook, className)}>
        {before}
        <input {...input} {...ties} className={bareFieldLook} />
        {after}
      </div>
    )}
  </FormRow>
);

interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "after"> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password with an eye that shows it. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          type="button"
          aria-label={isShown ? hideLabel : showLabel}
          onClick={() => setShown(!isShown)}
          className="tap -mr-1 p-1 text-text-2"
        >
          {isShown ? <EyeOffIcon size="sm" /> : <EyeIcon size="sm" />}
        </button>
      }
    />
  );
}

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id">, RowText {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

export const TextArea = ({ label, note, hint, error, className, ...area }: TextAreaProps) => (
  <FormRow label={label} note={note} hint={hint} error={error}>
    {(ties) => (
      <div className={classNames(fieldBoxLook, className)}>
        <textarea
          rows={3}
          {...area}
          {...ties}
          className={classNames(bareFieldLook, "resize-none")}
        />
      </div>
    )}
  </FormRow>
);
