import type { OrderCard } from "@sampan/contract/trade/orders/order-shapes";
import { Button, buttonLook } from "@sampan/ui/button";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { waitsForGoodsBalanceDue } from "./waits-for-goods.ts";
import { useOrderAct, type OrderAct } from "./use-order-act.ts";

const OrderDialog = lazy(async () => ({
  default: (await import("./order-dialog.tsx")).OrderDialog,
}));

interface OrderActionsProps {
  readonly order: Pick<OrderCard, "tid" | "status" | "actions" | "due" | "supplement_list">;
  /** The heading that says which order is meant, for those who hear one button after the other. */
  readonly titleId?: string;
  readonly size?: "md" | "sm";
  /** Before the others. */
  readonly children?: ReactNode;
}

/** What the customer can do to an order now; what its status does not allow is not there. [ORD-05] [ORD-14] [ORD-17] */
export function OrderActions({ order, titleId, size = "sm", children }: OrderActionsProps) {
  const t = useTranslations("orders");
  const acting = useOrderAct(order.tid);
  const [asked, setAsked] = useState<OrderAct | undefined>();
  const { actions, due } = order;
  return (
    <div
      role="group"
      aria-label={t("actions")}
      className="-my-1 flex flex-wrap justify-end gap-2 max-[359px]:*:px-3"
    >
      {children}
      {actions.includes("close") && (
        <Button
          variant="quiet"
          size={size}
          aria-describedby={titleId}
          onClick={() => setAsked("close")}
        >
          {t("close")}
        </Button>
      )}
      {actions.includes("confirm_receipt") && (
        <Button size={size} aria-describedby={titleId} onClick={() => setAsked("confirm_receipt")}>
          {t("confirmReceipt")}
        </Button>
      )}
      {actions.includes("pay") && (
        <Link
          {...pathTo.payment(order.tid)}
          aria-describedby={titleId}
          className={buttonLook({ variant: "action", size })}
        >
          {t(due?.instalment === 2 && !waitsForGoodsBalanceDue(order) ? "payFreight" : "pay")}
        </Link>
      )}
      {asked && (
        <Suspense>
          <OrderDialog
            act={asked}
            busy={acting.isPending}
            onClose={() => setAsked(undefined)}
            onConfirm={() => acting.mutate(asked, { onSettled: () => setAsked(undefined) })}
          />
        </Suspense>
      )}
    </div>
  );
}
