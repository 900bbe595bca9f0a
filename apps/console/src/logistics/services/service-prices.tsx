import type { ServicePrice } from "@sampan/contract/logistics/services/staff-services";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { Button, Switch, Table, type TableColumnsType } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ActsTitle } from "../../kit/acts-title.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Tag, type Tone } from "../../kit/tag.tsx";
import { PriceDialog } from "./price-dialog.tsx";

const tones = {
  planned: "brand",
  in_force: "ok",
  past: "plain",
} as const satisfies Record<ServicePrice["state"], Tone>;

const keyOf = ({ service, starts_at, set_at }: ServicePrice): string =>
  `${service} ${starts_at} ${set_at}`;

/** What holds of each service and is planned; with the switch, all that ever held, who set it and when. */
export function ServicePrices({ prices }: { readonly prices: readonly ServicePrice[] }) {
  const t = useTranslations("consoleServices");
  const [isAll, setIsAll] = useState(false);
  const [changing, setChanging] = useState<ServicePrice>();
  const shown = isAll ? prices : prices.filter(({ state }) => state !== "past");
  return (
    <Panel
      title={t("prices")}
      extra={
        <label className="row small-text">
          <Switch size="small" checked={isAll} onChange={setIsAll} />
          {t("history")}
        </label>
      }
    >
      <Table<ServicePrice>
        rowKey={keyOf}
        size="small"
        pagination={false}
        columns={useColumns(setChanging)}
        dataSource={[...shown].toSorted((a, b) => a.service.localeCompare(b.service))}
      />
      {changing && <PriceDialog price={changing} onClose={() => setChanging(undefined)} />}
    </Panel>
  );
}

function useColumns(onChange: (price: ServicePrice) => void): TableColumnsType<ServicePrice> {
  const t = useTranslations("consoleServices");
  return [
    {
      title: t("service"),
      render: (_, { service, is_offered }) => (
        <>
          <span className="strong">{t(`names.${service}`)}</span>{" "}
          {!is_offered && <Tag tone="danger">{t("notOffered")}</Tag>}
        </>
      ),
    },
    {
      title: t("price"),
      align: "right",
      render: (_, { price }) => formatAmount(price, "CNY"),
    },
    {
      title: t("hours"),
      align: "right",
      render: (_, { hours }) => (hours === 0 ? "–" : hours),
    },
    {
      title: t("starts"),
      render: (_, { starts_at, state }) => (
        <>
          <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag> {formatMinute(starts_at)}
        </>
      ),
    },
    {
      title: t("setBy"),
      render: (_, { by, set_at }) =>
        by === "" ? t("shipped") : t("by", { name: by, time: formatMinute(set_at) }),
    },
    {
      title: <ActsTitle />,
      align: "right",
      render: (_, price) =>
        price.state === "in_force" && (
          <Button size="small" onClick={() => onChange(price)}>
            {t("change")}
          </Button>
        ),
    },
  ];
}
