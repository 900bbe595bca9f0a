import { askWirePayLink } from "@sampan/contract/trade/purchases/staff-wire-orders";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";

/** The way to the marketplace's cashier: asked for anew each time, since it does not last. */
export function WirePayment({ order_no }: { readonly order_no: string }) {
  const t = useTranslations("consolePurchases.wire");
  const [url, setUrl] = useState<string | undefined>();
  const ask = useCommand(askWirePayLink, { whenDone: ({ data }) => setUrl(data.url) });
  if (url !== undefined)
    return (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {t("cashier")}
      </a>
    );
  return (
    <Button
      size="small"
      loading={ask.isRunning}
      aria-label={t("payOf", { number: order_no })}
      onClick={() => ask.run({ order_no })}
    >
      {t("pay")}
    </Button>
  );
}
