import { useId, type ReactNode } from "react";
import { InfoIcon } from "./icons-frame.tsx";

export interface RowText {
  readonly label: string;
  /** After the label, in grey: "optional". */
  readonly note?: string | undefined;
  readonly hint?: string | undefined;
  /** What is wrong, in words; it takes the place of the hint. */
  readonly error?: string | undefined;
}

/** What the control inside must carry so that label, hint and error belong to it. */
export interface RowTies {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface FormRowProps extends RowText {
  readonly children: (ties: RowTies) => ReactNode;
}

/** Label above, control, then one line of hint or error that is announced with the control. */
export function FormRow({ label, note, hint, error, children }: FormRowProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const message = error ?? hint;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label} {note && <span className="font-normal text-text-3">{note}</span>}
      </label>
      {children({
        id,
        "aria-describedby": message ? messageId : undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {message && (
        <p
          id={messageId}
          className={error ? "flex items-start gap-1 text-xs text-danger" : "text-xs text-text-3"}
        >
          {error && <InfoIcon size="xs" className="mt-0.5" />}
          {message}
        </p>
      )}
    </div>
  );
}
