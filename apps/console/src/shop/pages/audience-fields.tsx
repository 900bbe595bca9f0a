import { query } from "@sampan/client/query";
import { listSegments } from "@sampan/contract/people/segments/staff-segments";
import { languageFacts, languages } from "@sampan/domain/kernel/language";
import { regions } from "@sampan/domain/kernel/regions";
import { audienceKinds } from "@sampan/domain/shop/pages/audience";
import { useQuery } from "@tanstack/react-query";
import { Form, Select } from "antd";
import { useId } from "react";
import { useLocale, useTranslations } from "use-intl";
import { tiers, useTierName } from "../../kit/tier-name.ts";
import { useMe } from "../../session/me.ts";
import type { FieldsProps, WireAudience } from "./page-draft.ts";

/** Whom a page or a block is for: whoever meets all of it. [PROMO-11] */
export function AudienceFields({ typed, put }: FieldsProps<WireAudience>) {
  const t = useTranslations("consolePages");
  const words = useTranslations("consoleWords");
  const tierName = useTierName();
  return (
    <div className="page-fields">
      <Choices
        label={t("who")}
        values={typed.who}
        options={audienceKinds.map((value) => ({ value, label: t(`whos.${value}`) }))}
        onChange={(who) => put({ who })}
      />
      <Choices
        label={t("regions")}
        values={typed.regions}
        options={regions.map((value) => ({ value, label: words(`region.${value}`) }))}
        onChange={(chosen) => put({ regions: chosen })}
      />
      <Choices
        label={t("languages")}
        values={typed.languages}
        options={languages.map((value) => ({ value, label: languageFacts[value].name }))}
        onChange={(chosen) => put({ languages: chosen })}
      />
      <Choices
        label={t("tiers")}
        values={typed.tiers}
        options={tiers.map((value) => ({ value, label: tierName(value) }))}
        onChange={(chosen) => put({ tiers: chosen })}
      />
      <AudienceSegments segments={typed.segments} onChange={(segments) => put({ segments })} />
    </div>
  );
}

interface AudienceSegmentsProps {
  readonly segments: string[];
  readonly onChange: (segments: string[]) => void;
}

/** Some of the segments, for whoever may see them. */
export function AudienceSegments({ segments, onChange }: AudienceSegmentsProps) {
  const t = useTranslations("consolePages");
  return (
    <Choices
      label={t("segments")}
      values={segments}
      options={useSegmentChoices()}
      onChange={onChange}
    />
  );
}

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly values: Value[];
  readonly options: { value: Value; label: string }[];
  readonly onChange: (values: Value[]) => void;
}

function Choices<Value extends string>({ label, values, options, onChange }: ChoicesProps<Value>) {
  const t = useTranslations("consolePages");
  const id = useId();
  return (
    <Form.Item label={label} htmlFor={id}>
      <Select<Value[]>
        id={id}
        mode="multiple"
        placeholder={t("everybody")}
        value={values}
        options={options}
        onChange={onChange}
      />
    </Form.Item>
  );
}

function useSegmentChoices(): { value: string; label: string }[] {
  const language = useLocale();
  const enabled = useMe().rights.includes("maintain_campaigns");
  const asked = useQuery({
    ...query(listSegments, { page_size: 100 }, { asksLogin: true }),
    enabled,
  });
  return (asked.data?.datalist ?? []).map(({ id: value, names, members }) => ({
    value,
    label: `${names[language] || names.zh} (${String(members)})`,
  }));
}
