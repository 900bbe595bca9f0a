import { ChipButton } from "@sampan/ui/chip";
import { SortDownIcon, SortIcon, SortUpIcon } from "@sampan/ui/icons-lists";
import { useTranslations } from "use-intl";
import { LayoutButton } from "./layout-button.tsx";
import { OriginalsToggle } from "../translation/originals-toggle.tsx";
import { controlOf, orderAfterTap, type OrderControl, type ResultOrder } from "./result-order.ts";

interface OrderBarProps {
  readonly controls: readonly OrderControl[];
  readonly order: ResultOrder;
  readonly onChange: (order: ResultOrder) => void;
}

/** How results are ordered, and whether they are tiles or rows. [SRCH-14] [SRCH-15] [SRCH-16] */
export function OrderBar({ controls, order, onChange }: OrderBarProps) {
  const t = useTranslations("search");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 py-1">
      <div role="group" aria-label={t("order.label")} className="flex flex-wrap gap-1.5 py-1">
        {controls.map((control) => (
          <OrderChip
            key={control}
            control={control}
            order={order}
            onTap={() => onChange(orderAfterTap(order, control))}
          />
        ))}
      </div>
      <span className="ml-auto flex items-center gap-2">
        <OriginalsToggle />
        <LayoutButton />
      </span>
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
