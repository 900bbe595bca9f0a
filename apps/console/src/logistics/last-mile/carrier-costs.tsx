import { query } from "@sampan/client/query";
import {
  type CarrierCost,
  listCarrierCosts,
} from "@sampan/contract/logistics/last-mile/staff-last-mile";
import { useQuery } from "@tanstack/react-query";
import { Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { Panel } from "../../kit/panel.tsx";

/** What each carrier of the last mile brought in thirty days, and what it took. */
export function CarrierCosts() {
  const t = useTranslations("consoleLastMile.costs");
  const asked = useQuery(query(listCarrierCosts, {}, { asksLogin: true }));
  const columns = useColumns();
  return (
    <Loaded asked={asked} skeletonRows={3}>
      {({ datalist }) => (
        <Panel title={t("title")}>
          <Table<CarrierCost>
            rowKey="way"
            size="small"
            columns={columns}
            dataSource={datalist}
            pagination={false}
          />
        </Panel>
      )}
    </Loaded>
  );
}

function useColumns(): TableColumnsType<CarrierCost> {
  const t = useTranslations("consoleLastMile.costs");
  const number = (count: number) => count.toLocaleString("en");
  return [
    {
      title: t("carrier"),
      render: (_, { name, is_connected }) => (
        <>
          {name}
          {!is_connected && <span className="small-text faint"> · {t("off")}</span>}
        </>
      ),
    },
    { title: t("parcels"), align: "right", render: (_, { parcels }) => number(parcels) },
    { title: t("delivered"), align: "right", render: (_, { delivered }) => number(delivered) },
    { title: t("failed"), align: "right", render: (_, { failed }) => number(failed) },
    {
      title: t("charge"),
      align: "right",
      render: (_, { charge }) => <Amount cents={charge} currency="TWD" />,
    },
    {
      title: t("each"),
      align: "right",
      render: (_, { charge, parcels }) =>
        parcels > 0 && <Amount cents={Math.round(charge / parcels)} currency="TWD" />,
    },
  ];
}
