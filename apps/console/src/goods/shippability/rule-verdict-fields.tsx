import { regions, type Region } from "@sampan/domain/kernel/regions";
import { shippingOutcomes } from "@sampan/domain/goods/shippability/shippability";
import { transportIds } from "@sampan/domain/goods/shippability/transports";
import { Checkbox, Form, Input, InputNumber, Segmented, Select } from "antd";
import { useTranslations } from "use-intl";
import { useNames } from "../../kit/names.ts";
import type { RuleDraft } from "./rule-draft.ts";
import type { RuleFieldsProps } from "./rule-fields-props.ts";

const outcomes = shippingOutcomes.filter((outcome) => outcome !== "sent");
type Outcome = RuleDraft["outcome"];

/** Where the rule counts and what it says. */
export function RuleVerdictFields({ rule, change }: RuleFieldsProps) {
  const t = useTranslations("consoleShippability.form");
  const words = useTranslations("consoleShippability");
  const region = useTranslations("consoleWords.region");
  const names = useNames();
  const isRefusal = rule.outcome === "refused";
  return (
    <>
      <Form.Item label={t("region")}>
        <Segmented<"both" | Region>
          aria-label={t("region")}
          value={rule.region ?? "both"}
          onChange={(chosen) => change({ region: chosen === "both" ? null : chosen })}
          options={[
            { value: "both", label: words("bothRegions") },
            ...regions.map((value) => ({ value, label: region(value) })),
          ]}
        />
      </Form.Item>
      <Form.Item label={t("outcome")} htmlFor="rule-outcome">
        <Select<Outcome>
          id="rule-outcome"
          value={rule.outcome}
          onChange={(outcome) => change({ outcome })}
          options={outcomes.map((value) => ({ value, label: words(`outcome.${value}`) }))}
        />
      </Form.Item>
      <Form.Item label={t("transports")} extra={isRefusal ? t("everyTransport") : undefined}>
        <Checkbox.Group<RuleDraft["transports"][number]>
          disabled={isRefusal}
          value={isRefusal ? [...transportIds] : rule.transports}
          onChange={(transports) => change({ transports })}
          options={transportIds.map((id) => ({ value: id, label: names.transport(id) }))}
        />
      </Form.Item>
      <Form.Item label={t("maxPieces")} htmlFor="rule-pieces" extra={t("maxPiecesHint")}>
        <InputNumber<number>
          id="rule-pieces"
          min={1}
          max={10_000}
          precision={0}
          value={rule.max_pieces}
          onChange={(max_pieces) => change({ max_pieces })}
        />
      </Form.Item>
      <Form.Item label={t("mark")} htmlFor="rule-mark" extra={t("markHint")}>
        <Input
          id="rule-mark"
          maxLength={40}
          value={rule.mark}
          onChange={({ target }) => change({ mark: target.value })}
        />
      </Form.Item>
    </>
  );
}
