import { Chip } from "@sampan/ui/chip";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import type { Payable } from "./payment-queries.ts";

/** Which orders something that is owed belongs to, and which of their instalments it is. */
export function PayableHead({ payable }: { readonly payable: Payable }) {
  const t = useTranslations("payment");
  const [tid] = payable.order_tids;
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <h2 className="font-[650] tabular-nums">
        {payable.order_tids.length === 1 && tid ? (
          <Link {...pathTo.order(tid)} className="tap">
            {t("ofOrder", { tid })}
          </Link>
        ) : (
          t("ofOrders", { count: payable.order_tids.length })
        )}
      </h2>
      <Chip tone="brand">{t(`instalments.${payable.instalment}`)}</Chip>
    </div>
  );
}
