import type { WorkOrderSummary } from "@sampan/contract/shop/work-orders/work-order-shapes";
import type { WorkOrderState } from "@sampan/domain/shop/work-orders/work-order-state";
import { cardLook } from "@sampan/ui/card";
import { Chip, type Tone } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";

const tones = { open: "brand", answered: "action", closed: "neutral" } as const satisfies Record<
  WorkOrderState,
  Tone
>;

export function WorkOrderChip({ state }: { readonly state: WorkOrderState }) {
  const t = useTranslations("workOrders.states");
  return <Chip tone={tones[state]}>{t(state)}</Chip>;
}

/** One question of the list: what about, what was said last, and whose turn it is. */
export function WorkOrderCard({ one }: { readonly one: WorkOrderSummary }) {
  const t = useTranslations("workOrders");
  return (
    <li>
      <Link
        {...ownPathTo.workOrder(one.id)}
        className={`block p-4 active:bg-surface-2 ${cardLook}`}
      >
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="text-xs text-text-3 tabular-nums">{formatMinute(one.mdate)}</span>
          <WorkOrderChip state={one.state} />
        </span>
        <span className="mt-1.5 line-clamp-2 font-semibold break-words">{one.subject}</span>
        <span className="mt-0.5 line-clamp-1 text-text-2">{one.last}</span>
        {one.due_at !== "" && (
          <span
            className={`mt-1 block text-xs tabular-nums ${one.is_late ? "text-warn" : "text-text-3"}`}
          >
            {one.is_late ? t("late") : t("until", { time: formatMinute(one.due_at) })}
          </span>
        )}
      </Link>
    </li>
  );
}
