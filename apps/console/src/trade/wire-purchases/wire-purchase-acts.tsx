import {
  cancelWirePurchase,
  type WirePurchase,
} from "@sampan/contract/trade/purchases/staff-wire-purchases";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { WirePayment } from "../purchases/wire-payment.tsx";
import { WireTrace } from "./wire-trace.tsx";

/** What can be done with an order at the marketplace: pay it or cancel it, or see where its parcels are. */
export function WirePurchaseActs({ purchase }: { readonly purchase: WirePurchase }) {
  const t = useTranslations("consoleWirePurchases");
  const { order_no, state, is_needed } = purchase;
  const [isTraced, setTraced] = useState(false);
  if (state === "unpaid")
    return is_needed ? <WirePayment order_no={order_no} /> : <Cancel order_no={order_no} />;
  if (state === "closed") return null;
  return (
    <>
      {!is_needed && <strong className="small-text">{t("paid")} </strong>}
      {state !== "paid" && (
        <Button
          size="small"
          aria-label={t("traceOf", { number: order_no })}
          onClick={() => setTraced(true)}
        >
          {t("trace")}
        </Button>
      )}
      {isTraced && <WireTrace order_no={order_no} onClose={() => setTraced(false)} />}
    </>
  );
}

function Cancel({ order_no: number }: Pick<WirePurchase, "order_no">) {
  const t = useTranslations("consoleWirePurchases");
  const confirm = useConfirm();
  const cancel = useCommand(cancelWirePurchase, { told: t("done") });
  const ask = () =>
    confirm({
      title: t("cancelTitle", { number }),
      consequence: t("consequence"),
      confirm: t("confirm"),
      kind: "danger",
      then: () => cancel.run({ order_no: number }),
    });
  return (
    <Button
      size="small"
      danger
      loading={cancel.isRunning}
      aria-label={t("cancelOf", { number })}
      onClick={ask}
    >
      {t("cancel")}
    </Button>
  );
}
