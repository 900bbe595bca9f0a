import type { ReactNode } from "react";

export interface TimelineStep {
  readonly key: string;
  readonly stage: "done" | "now" | "expected";
  readonly title: ReactNode;
  /** Date and time of what is done, a range of what is expected. */
  readonly when?: ReactNode;
  /** Photographs and facts that belong to the step. */
  readonly evidence?: ReactNode;
}

/** One line from the seller to the door: done, now, expected. */
export const Timeline = ({ label, steps }: { label: string; steps: readonly TimelineStep[] }) => (
  <ol aria-label={label}>
    {steps.map((step) => (
      <li
        key={step.key}
        className="timeline-step"
        data-stage={step.stage}
        aria-current={step.stage === "now" ? "step" : undefined}
      >
        <div className={step.stage === "expected" ? undefined : "font-[650]"}>{step.title}</div>
        {step.when && <div className="text-xs text-text-3 tabular-nums">{step.when}</div>}
        {step.evidence && <div className="mt-2 flex flex-wrap gap-2">{step.evidence}</div>}
      </li>
    ))}
  </ol>
);
