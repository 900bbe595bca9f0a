import { listPurchases } from "@sampan/contract/trade/purchases/staff-purchases";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Pagination, Segmented } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { owners, QueueFilter, type Whose } from "./queue-filter.tsx";
import { SellerOrders } from "./seller-orders.tsx";
import { type Stage, stages } from "./stages.ts";
import "./purchases.css";

const route = getRouteApi("/frame/purchases");
const size = 20;

/** What is paid and has to be bought, seller by seller, the longest waiting first or shop by shop. [BO-10] [BO-12] */
export function PurchaseDesk() {
  const t = useTranslations("consolePurchases");
  const search = route.useSearch();
  const navigate = useNavigate();
  const stage = stages.find((one) => one === search.stage) ?? "to_buy";
  const whose = (stage === "to_buy" && owners.find((one) => one === search.whose)) || "all";
  // Only what is still to be bought is taken on, and bought shop by shop.
  const order_by = stage === "to_buy" && search.by === "shop" ? "shop" : "waiting";
  const asked = useQuery({
    ...queryPage(
      listPurchases,
      { stage, whose, order_by, page: pageOf(search.page), page_size: size },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
  const look = (wanted: { stage?: Stage; whose?: Whose; by?: string; page?: string | undefined }) =>
    void navigate({ to: "/purchases", search: { stage, whose, by: order_by, ...wanted } });
  return (
    <div className="desk">
      <Segmented<Stage>
        aria-label={t("stages")}
        className="fit"
        value={stage}
        onChange={(chosen) => look({ stage: chosen })}
        options={stages.map((one) => ({ value: one, label: t(`stage.${one}`) }))}
      />
      {stage === "to_buy" && <QueueFilter whose={whose} by={order_by} onLook={look} />}
      <Loaded asked={asked} skeletonRows={10}>
        {({ datalist, total }) => {
          const pager = pagerOf({
            page: search.page,
            size,
            total,
            onPage: (page) => look({ page }),
          });
          if (datalist.length === 0)
            return <Nothing title={t(`empty.${stage}`)} body={t("emptyHint")} />;
          return (
            <>
              <p className="small-text muted">
                {t(order_by === "shop" ? "counted" : "count", { count: total })}
              </p>
              <SellerOrders orders={datalist} stage={stage} isByShop={order_by === "shop"} />
              {pager && <Pagination align="end" {...pager} />}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
