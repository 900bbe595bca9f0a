import { query } from "@sampan/client/query";
import { listCouponTemplates } from "@sampan/contract/money/staff-coupons";
import { useQuery } from "@tanstack/react-query";
import { Form, Select } from "antd";
import { useId } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useTerms } from "./coupon-terms.ts";

interface TemplateFieldProps {
  /** Empty while none is chosen. */
  readonly code: string;
  /** What stands for no template; absent where one is needed. */
  readonly none?: string;
  readonly onChange: (code: string) => void;
}

/** One of the open templates, found by its words, worth or code. [BO-36] */
export function TemplateField({ code, none, onChange }: TemplateFieldProps) {
  const t = useTranslations("consoleCoupons");
  const id = useId();
  const { nameIn, worthOf } = useTerms(useLocale());
  const { data } = useQuery(query(listCouponTemplates, { page_size: 100 }, { asksLogin: true }));
  const open = (data?.datalist ?? []).filter(({ is_open }) => is_open);
  const options = open.map((row) => ({
    value: row.code,
    label: `${nameIn(row)} · ${worthOf(row)} · ${row.code}`,
  }));
  return (
    <Form.Item label={t("template")} htmlFor={id}>
      <Select
        id={id}
        showSearch={{ optionFilterProp: "label" }}
        loading={!data}
        {...(code === "" && none === undefined ? {} : { value: code })}
        onChange={onChange}
        options={none === undefined ? options : [{ value: "", label: none }, ...options]}
      />
    </Form.Item>
  );
}
