import {
  endServiceRule,
  type ServiceRuleRow,
} from "@sampan/contract/logistics/services/staff-services";
import { formatMinute } from "@sampan/ui/format/dates";
import { Button, Switch, Table, type TableColumnsType } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ActsTitle } from "../../kit/acts-title.tsx";
import { AskingButton } from "../../kit/asking-button.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Tag } from "../../kit/tag.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { RuleDialog } from "./rule-dialog.tsx";

/** The rules that come with the product, by what they say of which service. */
const shippedRules = [
  "must_not_crate",
  "must_not_power_test",
  "must_photos",
  "suggested_crate",
  "suggested_waterproof",
  "suggested_power_test",
  "needs_person_remove_box",
] as const;

/** Rules between services and of goods: those that hold; with the switch, those that ended as well. */
export function ServiceRules({ rules }: { readonly rules: readonly ServiceRuleRow[] }) {
  const t = useTranslations("consoleServices");
  const [isAll, setIsAll] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const shown = isAll ? rules : rules.filter(({ ended_at }) => ended_at === "");
  return (
    <Panel
      title={t("rules")}
      extra={
        <span className="row">
          <label className="row small-text">
            <Switch size="small" checked={isAll} onChange={setIsAll} />
            {t("history")}
          </label>
          <Button onClick={() => setIsAdding(true)}>{t("add")}</Button>
        </span>
      }
    >
      <Table<ServiceRuleRow>
        rowKey="key"
        size="small"
        pagination={false}
        columns={useColumns()}
        dataSource={[...shown]}
      />
      {isAdding && <RuleDialog onClose={() => setIsAdding(false)} />}
    </Panel>
  );
}

function useColumns(): TableColumnsType<ServiceRuleRow> {
  const t = useTranslations("consoleServices");
  const conditionOf = ({ other, goods }: ServiceRuleRow): string =>
    [
      other !== null && t("withOther", { other: t(`names.${other}`) }),
      goods !== null && t("ofGoods", { goods: t(`facts.${goods}`) }),
    ]
      .filter(Boolean)
      .join(" · ") || t("always");
  // What staff wrote stands in their words; what comes with the product is said in the reader's.
  const reasonOf = ({ relation, service, made_by, reason }: ServiceRuleRow): string => {
    const shipped = shippedRules.find((one) => one === `${relation}_${service}`);
    return made_by === "" && shipped ? t(`shippedReasons.${shipped}`) : reason;
  };
  return [
    {
      title: t("rule"),
      render: (_, rule) => (
        <>
          <span className="strong">{t(`names.${rule.service}`)}</span>{" "}
          <Tag tone={rule.relation === "must_not" ? "danger" : "brand"}>
            {t(`relations.${rule.relation}`)}
          </Tag>
          <br />
          <span className="small-text muted">{conditionOf(rule)}</span>
        </>
      ),
    },
    { title: t("because"), render: (_, rule) => reasonOf(rule) },
    {
      title: t("made"),
      render: (_, { made_at, made_by, ended_at, ended_by }) => (
        <>
          {made_by === "" ? t("shipped") : t("by", { name: made_by, time: formatMinute(made_at) })}
          {ended_at !== "" && (
            <>
              <br />
              <span className="small-text muted">
                {t("endedOn", { time: formatMinute(ended_at), name: ended_by })}
              </span>
            </>
          )}
        </>
      ),
    },
    {
      title: <ActsTitle />,
      align: "right",
      render: (_, { key, ended_at }) => ended_at === "" && <EndRule ruleKey={key} />,
    },
  ];
}

function EndRule({ ruleKey }: { readonly ruleKey: string }) {
  const t = useTranslations("consoleServices");
  const ending = useCommand(endServiceRule, { told: t("endedDone") });
  return (
    <AskingButton
      label={t("end")}
      title={t("endTitle")}
      consequence={t("endBody")}
      isRunning={ending.isRunning}
      onConfirmed={() => ending.run({ key: ruleKey })}
    />
  );
}
