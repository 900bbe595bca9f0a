import type { OrderEstimate } from "@sampan/contract/trade/estimates/order-estimate";
import { isTransportId, transportNames } from "@sampan/domain/goods/shippability/transports";
import { formatRate } from "@sampan/domain/kernel/money";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { useTranslations } from "use-intl";

type Difference = OrderEstimate["parts"][number]["differences"][number];

const mm3_per_cm3 = 1_000;

/** A reason in words, with what was assumed and what it was. */
export function useReason() {
  const t = useTranslations("orderEstimate");
  const ways = useTranslations("shippability.kinds");
  const cubic = (volume_mm3: number): string =>
    Math.round(volume_mm3 / mm3_per_cm3).toLocaleString("en");
  return ({ reason, from = 0, to = 0 }: Difference): string => {
    switch (reason) {
      case "rate":
        return t("reasons.rate", { from: formatRate(from), to: formatRate(to) });
      case "weight":
        return t("reasons.weight", { from: formatKilograms(from), to: formatKilograms(to) });
      case "volume":
        return t("reasons.volume", { from: cubic(from), to: cubic(to) });
      case "several_shipments":
        return t("reasons.several_shipments", { count: to });
      case "other_line":
        return from !== to && isTransportId(to)
          ? t("reasons.other_way", { way: ways(transportNames[to]) })
          : t("reasons.other_line");
      default:
        return t(`reasons.${reason}`);
    }
  };
}
