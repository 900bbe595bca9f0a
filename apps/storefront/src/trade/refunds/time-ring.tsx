import { useTranslations } from "use-intl";
import { timeLeft } from "./time-left.ts";
import { useMinute } from "./use-minute.ts";

const circumference = 2 * Math.PI * 20;

interface TimeRingProps {
  /** Until when somebody has it, and how many hours they were given. */
  readonly of: Parameters<typeof timeLeft>[0];
  /** Its colour. */
  readonly className: string;
}

/** The time that is left, as a ring that empties and a figure in it; once it has run out, how long ago, and that it has. */
export function TimeRing({ of, className }: TimeRingProps) {
  const t = useTranslations("refunds");
  const { share, isOver, unit, figure } = timeLeft(of, useMinute());
  return (
    <span
      role="img"
      aria-label={isOver ? t(`overdue.${unit}`, { figure }) : t(`left.${unit}`, { figure })}
      className={`relative grid size-23 flex-none place-items-center ${className}`}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="24" cy="24" r="20" fill="none" strokeWidth="3" className="stroke-surface-2" />
        <circle
          cx="24"
          cy="24"
          r="20"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          stroke="currentColor"
          strokeDasharray={`${share * circumference} ${circumference}`}
        />
      </svg>
      <span aria-hidden="true" className="grid justify-items-center text-text">
        {isOver && <small className="text-xs text-warn">{t("overdue.word")}</small>}
        <b className="text-xl font-[650] tabular-nums">{figure}</b>
        <small className="text-xs text-text-3">{t(`units.${unit}`)}</small>
      </span>
    </span>
  );
}
