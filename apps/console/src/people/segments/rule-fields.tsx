import type { SegmentRow } from "@sampan/contract/people/segments/staff-segments";
import { regions } from "@sampan/domain/kernel/regions";
import { membershipTiers } from "@sampan/domain/people/accounts/profile";
import { Form, Input, InputNumber, Select } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { useTierName } from "../../kit/tier-name.ts";

type WireRule = NonNullable<SegmentRow["rule"]>;

/** As it stands in the form: an empty moment and no days ask nothing. */
export interface TypedRule {
  readonly tiers: WireRule["tiers"];
  readonly regions: WireRule["regions"];
  readonly registered_from: string;
  readonly silent_days: number;
}

export const typedRuleOf = (rule: WireRule | null): TypedRule => ({
  tiers: rule?.tiers ?? [],
  regions: rule?.regions ?? [],
  registered_from: (rule?.registered_from ?? "").slice(0, 16).replace(" ", "T"),
  silent_days: rule?.silent_days ?? 0,
});

export const wireRuleOf = (typed: TypedRule): WireRule => ({
  tiers: typed.tiers,
  regions: typed.regions,
  registered_from: typed.registered_from === "" ? null : typed.registered_from,
  silent_days: typed.silent_days === 0 ? null : typed.silent_days,
});

interface RuleFieldsProps {
  readonly rule: TypedRule;
  readonly onChange: (rule: TypedRule) => void;
}

/** Whom a rule takes in: whoever meets all of it. [BO-38] */
export function RuleFields({ rule, onChange }: RuleFieldsProps) {
  const t = useTranslations("consoleSegments");
  const words = useTranslations("consoleWords.region");
  const tierName = useTierName();
  const id = useId();
  return (
    <div className="segment-fields">
      <Form.Item label={t("tiers")} htmlFor={`${id}-tiers`}>
        <Select
          id={`${id}-tiers`}
          mode="multiple"
          value={rule.tiers}
          options={membershipTiers.map((value) => ({ value, label: tierName(value) }))}
          onChange={(tiers) => onChange({ ...rule, tiers })}
        />
      </Form.Item>
      <Form.Item label={t("regions")} htmlFor={`${id}-regions`}>
        <Select
          id={`${id}-regions`}
          mode="multiple"
          value={rule.regions}
          options={regions.map((value) => ({ value, label: words(value) }))}
          onChange={(chosen) => onChange({ ...rule, regions: chosen })}
        />
      </Form.Item>
      <Form.Item label={t("registeredFrom")} htmlFor={`${id}-from`}>
        <Input
          id={`${id}-from`}
          type="datetime-local"
          value={rule.registered_from}
          onChange={({ target }) => onChange({ ...rule, registered_from: target.value })}
        />
      </Form.Item>
      <Form.Item label={t("silentDays")} htmlFor={`${id}-silent`}>
        <InputNumber<number>
          id={`${id}-silent`}
          min={0}
          max={3_650}
          precision={0}
          value={rule.silent_days}
          onChange={(value) => onChange({ ...rule, silent_days: value ?? 0 })}
        />
      </Form.Item>
    </div>
  );
}
