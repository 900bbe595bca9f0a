import type { OrderOptions } from "@sampan/contract/trade/orders/order-options";
import type { CheckoutPreview } from "@sampan/contract/trade/orders/orders";
import { useTranslations } from "use-intl";

interface ClosedWaysProps {
  readonly offered: OrderOptions["transports"];
  readonly preview: CheckoutPreview | undefined;
  /** The chosen transport has its reason beside it already. */
  readonly chosen: number | undefined;
}

/** Why transports do not take these goods; those with the same reason stand together. [CHK-22] [CHK-23] */
export function ClosedWays({ offered, preview, chosen }: ClosedWaysProps) {
  const t = useTranslations("shippability");
  const words = useTranslations("settlement");
  const ways = new Map<string, string[]>();
  for (const { id, kind } of offered) {
    const refusal = preview?.transports.find((transport) => transport.id === id)?.refusal;
    if (refusal && id !== chosen)
      ways.set(refusal, [...(ways.get(refusal) ?? []), words(`transports.${kind}`)]);
  }
  if (ways.size === 0) return null;
  return (
    <ul className="stack mt-2.5 gap-1 text-xs text-text-2">
      {[...ways].map(([reason, names]) => (
        <li key={reason}>{t("closed", { way: names.join(" · "), reason })}</li>
      ))}
    </ul>
  );
}
