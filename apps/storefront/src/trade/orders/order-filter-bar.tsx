import type { OrderTab } from "@sampan/domain/trade/orders/order-tabs";
import { ChipButton } from "@sampan/ui/chip";
import { CloseIcon, DownIcon } from "@sampan/ui/icons-controls";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { loadCode } from "../../shell/load-code.ts";
import { useSheet } from "../../shell/use-sheet.ts";
import { cleanFilter, isFiltered, type OrderFilter } from "./order-filter.ts";
import { SaveOrders } from "./save-orders.tsx";

const OrderFilterSheet = lazy(async () => ({
  default: (await loadCode(() => import("./order-filter-sheet.tsx"))).OrderFilterSheet,
}));

interface OrderFilterBarProps {
  readonly tab: OrderTab;
  readonly filter: OrderFilter;
  readonly onFilter: (filter: OrderFilter) => void;
}

/** Opens the filter, and shows what narrows the list; a tap takes that away. [ORD-04] */
export function OrderFilterBar({ tab, filter, onFilter }: OrderFilterBarProps) {
  const t = useTranslations("orders.filter");
  const sheet = useSheet();
  return (
    <div role="group" aria-label={t("title")} className="flex flex-wrap gap-1.5 pt-3">
      <ChipButton pressed={isFiltered(filter)} aria-haspopup="dialog" onClick={sheet.open}>
        {t("open")}
        <DownIcon size="xs" />
      </ChipButton>
      <SaveOrders tab={tab} filter={filter} />
      <Narrowings filter={filter} onFilter={onFilter} />
      {sheet.wasOpened && (
        <Suspense>
          <OrderFilterSheet
            open={sheet.isOpen}
            filter={filter}
            onFilter={onFilter}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </div>
  );
}

function Narrowings({ filter, onFilter }: Omit<OrderFilterBarProps, "tab">) {
  const t = useTranslations("orders.filter");
  const { kind, words, seller_no, from, to } = filter;
  const days = from
    ? to
      ? t("between", { from, to })
      : t("since", { from })
    : to && t("until", { to });
  const narrowings = [
    { text: words && t("searched", { words }), without: { ...filter, words: undefined } },
    { text: kind && t(`kinds.${kind}`), without: { ...filter, kind: undefined } },
    {
      text: seller_no && t("numbered", { number: seller_no }),
      without: { ...filter, seller_no: undefined },
    },
    { text: days, without: { ...filter, from: undefined, to: undefined } },
  ];
  return narrowings.map(
    ({ text, without }) =>
      text && (
        <ChipButton
          key={text}
          pressed={false}
          aria-pressed={undefined}
          aria-label={t("without", { what: text })}
          className="max-w-full"
          onClick={() => onFilter(cleanFilter(without))}
        >
          <span className="min-w-0 truncate">{text}</span>
          <CloseIcon size="xs" />
        </ChipButton>
      ),
  );
}
