import {
  placeWireOrder,
  previewWireOrder,
} from "@sampan/contract/trade/purchases/staff-wire-orders";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import type { SellerOrder } from "./seller-order.ts";

interface OrderByWireProps {
  readonly shop: string;
  readonly items: SellerOrder["items"];
}

/** Orders the chosen goods at the marketplace itself, once the buyer has seen what they cost there now. [BO-10] */
export function OrderByWire({ shop, items }: OrderByWireProps) {
  const t = useTranslations("consolePurchases.wire");
  const confirm = useConfirm();
  const oids = items.map(({ oid }) => oid);
  const place = useCommand(placeWireOrder);
  const preview = useCommand(previewWireOrder, {
    whenDone: ({ data: { total, freight, parts, paid } }, asked) =>
      confirm({
        title: t("title", { total: formatAmount(total, "CNY") }),
        consequence: t("consequence", {
          freight: formatAmount(freight, "CNY"),
          paid: formatAmount(paid, "CNY"),
          margin: formatAmount(paid - total, "CNY"),
          parts,
        }),
        confirm: t("confirm"),
        then: () => place.run({ oids: [...asked.oids], total }),
      }),
  });
  return (
    <Button
      className="order-by-wire"
      disabled={oids.length === 0}
      loading={preview.isRunning || place.isRunning}
      aria-label={t("openOf", { shop })}
      onClick={() => preview.run({ oids })}
    >
      {t("open")}
    </Button>
  );
}
