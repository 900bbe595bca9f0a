import { ChipButton } from "@sampan/ui/chip";
import { IconButton } from "@sampan/ui/icon-button";
import {
  GridViewIcon,
  ListViewIcon,
  SortDownIcon,
  SortIcon,
  SortUpIcon,
} from "@sampan/ui/icons-controls";
import { useTranslations } from "use-intl";
import { useKept } from "../shell/use-kept.ts";
import { resultLayout } from "./result-layout.ts";
import {
  controlOf,
  orderAfterTap,
  orderControlsOf,
  type OrderControl,
  type ResultOrder,
} from "./result-order.ts";
import type { Search } from "./results-query.ts";

interface OrderBarProps {
  readonly search: Search;
  readonly onChange: (order: ResultOrder) => void;
}

/** How results are ordered, and whether they are tiles or rows. [SRCH-14] [SRCH-15] [SRCH-16] */
export function OrderBar({ search: { platform, order }, onChange }: OrderBarProps) {
  const t = useTranslations("search");
  const layout = useKept(resultLayout);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 py-1">
      <div role="group" aria-label={t("order.label")} className="flex flex-wrap gap-1.5 py-1">
        {orderControlsOf(platform).map((control) => (
          <OrderChip
            key={control}
            control={control}
            order={order}
            onTap={() => onChange(orderAfterTap(order, control))}
          />
        ))}
      </div>
      <IconButton
        label={t(layout === "grid" ? "layout.toList" : "layout.toGrid")}
        onClick={() => resultLayout.keep(layout === "grid" ? "list" : "grid")}
        className="-mr-2.5"
      >
        {layout === "grid" ? <ListViewIcon /> : <GridViewIcon />}
      </IconButton>
    </div>
  );
}

interface OrderChipProps {
  readonly control: OrderControl;
  readonly order: ResultOrder;
  readonly onTap: () => void;
}

function OrderChip({ control, order, onTap }: OrderChipProps) {
  const t = useTranslations("search.order");
  const isOn = controlOf(order) === control;
  return (
    <ChipButton pressed={isOn} aria-label={t(isOn ? order : control)} onClick={onTap}>
      {t(control)}
      {control !== "default" && <Direction order={isOn ? order : undefined} />}
    </ChipButton>
  );
}

function Direction({ order }: { order: ResultOrder | undefined }) {
  if (!order) return <SortIcon size="xs" />;
  return order.endsWith("up") ? <SortUpIcon size="xs" /> : <SortDownIcon size="xs" />;
}
