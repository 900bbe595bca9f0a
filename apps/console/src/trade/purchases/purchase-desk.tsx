import { query } from "@sampan/client/query";
import { listPurchases } from "@sampan/contract/trade/purchases/staff-purchases";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Pagination, Segmented } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { SellerOrderCard } from "./seller-order-card.tsx";
import { type Stage, stages } from "./stages.ts";
import "./purchases.css";

const route = getRouteApi("/frame/purchases");
const size = 20;

/** What is paid and has to be bought, seller by seller, the longest waiting first. [BO-10] [BO-12] */
export function PurchaseDesk() {
  const t = useTranslations("consolePurchases");
  const search = route.useSearch();
  const navigate = useNavigate();
  const stage = stages.find((one) => one === search.stage) ?? "to_buy";
  const asked = useQuery({
    ...query(
      listPurchases,
      { stage, page: pageOf(search.page), page_size: size },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
  const look = (wanted: { stage: Stage; page?: string | undefined }) =>
    void navigate({ to: "/purchases", search: wanted });
  return (
    <div className="desk">
      <Segmented<Stage>
        aria-label={t("stages")}
        className="fit"
        value={stage}
        onChange={(chosen) => look({ stage: chosen })}
        options={stages.map((one) => ({ value: one, label: t(`stage.${one}`) }))}
      />
      <Loaded asked={asked} skeletonRows={10}>
        {({ datalist, total }) => {
          const pager = pagerOf({
            page: search.page,
            size,
            total,
            onPage: (page) => look({ stage, page }),
          });
          if (datalist.length === 0)
            return <Nothing title={t(`empty.${stage}`)} body={t("emptyHint")} />;
          return (
            <>
              <p className="small-text muted">{t("count", { count: total })}</p>
              {datalist.map((order) => (
                <SellerOrderCard key={`${stage} ${order.id}`} order={order} stage={stage} />
              ))}
              {pager && <Pagination align="end" {...pager} />}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
