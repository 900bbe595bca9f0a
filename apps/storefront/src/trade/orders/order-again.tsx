import type { OrderCard } from "@sampan/contract/trade/orders/order-shapes";
import { Button } from "@sampan/ui/button";
import { useTranslations } from "use-intl";
import { useOrderAgain } from "./use-order-again.ts";

interface OrderAgainProps {
  readonly order: OrderCard;
  /** The heading that says which order is meant. */
  readonly titleId?: string;
}

/** The same goods once more, by way of the cart. [ORD-05] */
export function OrderAgain({ order, titleId }: OrderAgainProps) {
  const t = useTranslations("orders.again");
  const again = useOrderAgain(order);
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={again.isPending}
      aria-describedby={titleId}
      onClick={() => again.mutate()}
    >
      {t("label")}
    </Button>
  );
}
