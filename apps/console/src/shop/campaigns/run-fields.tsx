import { campaignGifts } from "@sampan/domain/shop/campaigns/campaign";
import { Form, Input, InputNumber, Select } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { SegmentField } from "../../people/segments/segment-field.tsx";
import type { CampaignFieldsProps } from "./campaign-form.ts";

const stages = [null, 1, 2, 3] as const;

/** How a campaign gives, when, where, to whom and how often. [BO-37] */
export function RunFields({ typed, put }: CampaignFieldsProps) {
  const t = useTranslations("consoleCampaigns");
  const id = useId();
  return (
    <div className="campaign-fields">
      <Form.Item label={t("giftField")} htmlFor={`${id}-gift`}>
        <Select
          id={`${id}-gift`}
          value={typed.gift}
          onChange={(gift) => put({ gift })}
          options={campaignGifts.map((value) => ({ value, label: t(`gift.${value}`) }))}
        />
      </Form.Item>
      <Form.Item label={t("page")} htmlFor={`${id}-page`} extra={t("pageHint")}>
        <Input
          id={`${id}-page`}
          maxLength={200}
          autoComplete="off"
          placeholder="/anniversary"
          value={typed.page}
          onChange={({ target }) => put({ page: target.value.trim() })}
        />
      </Form.Item>
      {(["starts_at", "ends_at"] as const).map((name) => (
        <Form.Item key={name} label={t(name)} htmlFor={`${id}-${name}`}>
          <Input
            id={`${id}-${name}`}
            type="datetime-local"
            value={typed[name]}
            onChange={({ target }) => put({ [name]: target.value })}
          />
        </Form.Item>
      ))}
      {(["sees", "takes"] as const).map((name) => (
        <SegmentField
          key={name}
          label={t(name)}
          everybody={t("everybody")}
          segment={typed[name]}
          onChange={(segment) => put({ [name]: segment })}
        />
      ))}
      {(["per_person", "per_day"] as const).map((name) => (
        <Form.Item key={name} label={t(name)} htmlFor={`${id}-${name}`}>
          <InputNumber<number>
            id={`${id}-${name}`}
            min={1}
            max={100_000}
            precision={0}
            value={typed[name]}
            onChange={(value) => put({ [name]: value ?? 1 })}
          />
        </Form.Item>
      ))}
      <Form.Item label={t("stage")} htmlFor={`${id}-stage`}>
        <Select
          id={`${id}-stage`}
          value={typed.stage ?? 0}
          onChange={(chosen) => put({ stage: stages.find((one) => one === chosen) ?? null })}
          options={stages.map((stage) => ({
            value: stage ?? 0,
            label: t(`stages.s${stage ?? 0}`),
          }))}
        />
      </Form.Item>
    </div>
  );
}
