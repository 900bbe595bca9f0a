import {
  claimPurchases,
  handBackPurchases,
} from "@sampan/contract/trade/purchases/staff-purchases";
import { formatMinute } from "@sampan/ui/format/dates";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import type { SellerOrder } from "./seller-order.ts";

/** Who buys it: taken on by one buyer it is nobody else's, until it is handed back or its time is over. [BO-10] */
export function Claim({ order }: { readonly order: SellerOrder }) {
  const t = useTranslations("consolePurchases.claim");
  const claim = useCommand(claimPurchases, { told: t("claimed") });
  const handBack = useCommand(handBackPurchases, { told: t("handedBack") });
  const { id, shop_name: shop } = order;
  const claimed = order.claim;
  if (claimed && !claimed.is_mine)
    return (
      <span className="small-text">
        {t("other", { name: claimed.name, time: formatMinute(claimed.until) })}
      </span>
    );
  return (
    <span className="small-text">
      {claimed ? (
        <>
          {t("mine", { time: formatMinute(claimed.until) })}{" "}
          <Button
            size="small"
            loading={handBack.isRunning}
            aria-label={t("handBackOf", { shop })}
            onClick={() => handBack.run({ ids: [id] })}
          >
            {t("handBack")}
          </Button>
        </>
      ) : (
        <Button
          size="small"
          loading={claim.isRunning}
          aria-label={t("claimOf", { shop })}
          onClick={() => claim.run({ ids: [id] })}
        >
          {t("claim")}
        </Button>
      )}
    </span>
  );
}
