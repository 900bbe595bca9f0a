import type { DutySource } from "@sampan/domain/people/regions/customs";
import { Form, Input } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";

interface SourceFieldsProps {
  readonly value: DutySource;
  readonly onChange: (changed: Partial<DutySource>) => void;
}

export const isWholeSource = ({ source, address, read_on }: DutySource): boolean =>
  source.trim() !== "" && /^(https:\/\/\S+)?$/.test(address.trim()) && read_on !== "";

/** Where something was read: its name, its address, if it has one, and the day. */
export function SourceFields({ value, onChange }: SourceFieldsProps) {
  const t = useTranslations("consoleDuties");
  const id = useId();
  return (
    <>
      <Form.Item label={t("source")} htmlFor={`${id}-source`} extra={t("sourceHint")}>
        <Input
          id={`${id}-source`}
          maxLength={200}
          value={value.source}
          onChange={({ target }) => onChange({ source: target.value })}
        />
      </Form.Item>
      <Form.Item label={t("address")} htmlFor={`${id}-address`}>
        <Input
          id={`${id}-address`}
          type="url"
          maxLength={300}
          placeholder="https://"
          value={value.address}
          onChange={({ target }) => onChange({ address: target.value.trim() })}
        />
      </Form.Item>
      <Form.Item label={t("readDay")} htmlFor={`${id}-day`}>
        <Input
          id={`${id}-day`}
          type="date"
          value={value.read_on}
          onChange={({ target }) => onChange({ read_on: target.value })}
        />
      </Form.Item>
    </>
  );
}
