import { originalLanguage } from "@sampan/domain/kernel/language";
import {
  enableShippingRule,
  type ShippingRule,
} from "@sampan/contract/goods/shippability/staff-shippability";
import { Button, Switch, Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { useNames } from "../../kit/names.ts";
import { Nothing } from "../../kit/nothing.tsx";
import { Tag } from "../../kit/tag.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { wideTable } from "../../kit/wide-table.ts";
import { OutcomeTag } from "./outcome-tag.tsx";

interface RuleTableProps {
  readonly rules: readonly ShippingRule[];
  readonly onOpen: (rule: ShippingRule) => void;
}

/** The rules in the order in which they were written; the switch takes effect at once. */
export function RuleTable({ rules, onOpen }: RuleTableProps) {
  const t = useTranslations("consoleShippability");
  return (
    <Table<ShippingRule>
      rowKey="id"
      size="small"
      pagination={false}
      {...wideTable}
      scroll={{ x: 900 }}
      columns={useColumns(onOpen)}
      dataSource={[...rules]}
      locale={{ emptyText: <Nothing title={t("empty")} body={t("emptyHint")} /> }}
    />
  );
}

function useColumns(onOpen: (rule: ShippingRule) => void): TableColumnsType<ShippingRule> {
  const t = useTranslations("consoleShippability");
  const region = useTranslations("consoleWords.region");
  const names = useNames();
  return [
    {
      title: t("col.name"),
      render: (_, rule) => (
        <Button type="link" size="small" onClick={() => onOpen(rule)}>
          {rule.name}
        </Button>
      ),
    },
    {
      title: t("col.region"),
      render: (_, rule) => (rule.region ? region(rule.region) : t("bothRegions")),
    },
    {
      title: t("col.transports"),
      render: (_, { outcome, transports }) =>
        outcome === "refused" ? t("all") : transports.map(names.transport).join(" · "),
    },
    { title: t("col.about"), render: (_, rule) => <About rule={rule} /> },
    {
      title: t("col.outcome"),
      render: (_, { outcome, mark, max_pieces }) => (
        <div className="row wrap">
          <OutcomeTag outcome={outcome} />
          {mark !== "" && <Tag>{mark}</Tag>}
          {max_pieces !== null && (
            <span className="small-text faint">{t("upTo", { count: max_pieces })}</span>
          )}
        </div>
      ),
    },
    { title: t("col.checked"), dataIndex: "checked_on", className: "whole" },
    { title: t("col.enabled"), render: (_, rule) => <RuleSwitch rule={rule} /> },
  ];
}

/** How many words of a rule stand in the table. */
const shown = 6;

function About({ rule }: { readonly rule: ShippingRule }) {
  const names = useNames();
  const all = [...rule.goods_classes.map(names.goodsClass), ...rule.words];
  return (
    <span className="small-text" lang={originalLanguage} title={all.join("、")}>
      {all.slice(0, shown).join("、")}
      {all.length > shown && ` … ${all.length}`}
    </span>
  );
}

function RuleSwitch({ rule }: { readonly rule: ShippingRule }) {
  const t = useTranslations("consoleShippability");
  const enabling = useCommand(enableShippingRule, {
    told: t(rule.is_enabled ? "disabled" : "enabled"),
  });
  return (
    <Switch
      size="small"
      aria-label={t("enable", { name: rule.name })}
      checked={rule.is_enabled}
      loading={enabling.isRunning}
      onChange={(is_enabled) => enabling.run({ id: rule.id, is_enabled })}
    />
  );
}
