import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";

interface ReceiveStepsProps {
  readonly isMeasured: boolean;
  /** As many photos as are asked for. */
  readonly isPhotographed: boolean;
}

const steps = ["scan", "measure", "photograph", "complete"] as const;

/** Where one stands between scan and shelf. */
export function ReceiveSteps({ isMeasured, isPhotographed }: ReceiveStepsProps) {
  const t = useTranslations("consoleWarehouse.step");
  const isDone = { scan: true, measure: isMeasured, photograph: isPhotographed, complete: false };
  const now = steps.find((step) => !isDone[step]);
  return (
    <ol className="panel receive-steps">
      {steps.map((step, position) => (
        <li
          key={step}
          className={isDone[step] ? "done" : step === now ? "now" : ""}
          aria-current={step === now ? "step" : undefined}
        >
          <span className="mark">
            {isDone[step] ? <Icon name="check" small /> : String(position + 1)}
          </span>
          <b>{t(step)}</b>
        </li>
      ))}
    </ol>
  );
}
