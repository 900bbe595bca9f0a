import type { OrderStatusName } from "@sampan/domain/trade/orders/order-state";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { helpInStatus } from "./article-queries.ts";
import { HelpRows } from "./help-rows.tsx";

/** What says what to do now about an order in a status. [CONT-01] */
export function WhatToDo({ status }: { readonly status: OrderStatusName }) {
  const t = useTranslations("articles");
  const word = useTranslations("status.order");
  const { datalist } = useSuspenseQuery(helpInStatus(status)).data;
  return (
    <section aria-labelledby="now">
      <h2 id="now" className="mb-3 text-md font-[650]">
        {t("nowIn", { status: word(status) })}
      </h2>
      {datalist.length > 0 ? (
        <HelpRows articles={datalist} hasSummaries />
      ) : (
        <p className="text-text-2">{t("nowNothing")}</p>
      )}
    </section>
  );
}
