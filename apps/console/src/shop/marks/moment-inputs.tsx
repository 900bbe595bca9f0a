import { Form, Input } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import type { MarkFieldsProps } from "./mark-form.ts";

type Span = readonly ["starts_at", "ends_at"] | readonly ["goods_from", "goods_until"];

/** From when until when. */
export function MomentInputs({ span, typed, put }: MarkFieldsProps & { readonly span: Span }) {
  const t = useTranslations("consoleMarks");
  const id = useId();
  return span.map((name) => (
    <Form.Item key={name} label={t(name)} htmlFor={`${id}-${name}`}>
      <Input
        id={`${id}-${name}`}
        type="datetime-local"
        value={typed[name]}
        onChange={({ target }) => put({ [name]: target.value })}
      />
    </Form.Item>
  ));
}
