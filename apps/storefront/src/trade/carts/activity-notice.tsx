import type { CartItem } from "@sampan/contract/trade/carts/carts";
import { formatAmount } from "@sampan/domain/kernel/money";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import { useRate } from "../../sums/use-rate.ts";
import { sumsOf } from "./cart-sums.ts";

/** What goods may come to together once one of them has a campaign's price, while some are chosen. [CHK-24] */
export function ActivityNotice({ chosen }: { readonly chosen: readonly CartItem[] }) {
  const t = useTranslations("activity");
  const { limits } = useConfiguration();
  const { convert, currency } = useRate();
  const goods = sumsOf(chosen, convert).converted;
  const isWithin = goods <= limits.activity_cap;
  const cap = formatAmount(limits.activity_cap, currency);
  return (
    <p
      role="status"
      className={`rounded-card px-3 py-2 text-xs tabular-nums ${isWithin ? "bg-action-soft text-on-action-soft" : "bg-warn-soft text-warn"}`}
    >
      {t("cart", { cap, amount: formatAmount(goods, currency) })}
    </p>
  );
}
