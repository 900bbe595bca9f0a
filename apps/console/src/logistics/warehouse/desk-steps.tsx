import { Icon } from "../../kit/icon.tsx";

export interface DeskStep {
  readonly label: string;
  readonly isDone: boolean;
  /** What moves on from there, as it stands on the keyboard. */
  readonly keyCap?: string;
}

/** Where one stands between a scan and the next one, and by which key one goes on. */
export function DeskSteps({ steps }: { readonly steps: readonly DeskStep[] }) {
  const now = steps.find(({ isDone }) => !isDone);
  return (
    <ol className="panel desk-steps">
      {steps.map((step, position) => (
        <li
          key={step.label}
          className={step.isDone ? "done" : step === now ? "now" : ""}
          aria-current={step === now ? "step" : undefined}
        >
          <span className="mark">
            {step.isDone ? <Icon name="check" small /> : String(position + 1)}
          </span>
          <b>{step.label}</b>
          {step.keyCap !== undefined && <kbd aria-hidden="true">{step.keyCap}</kbd>}
        </li>
      ))}
    </ol>
  );
}
