import { popupStages } from "@sampan/domain/shop/popups/popup-chain";
import { Form, Input, Select } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { TemplateField } from "../../money/coupons/template-field.tsx";
import { SegmentField } from "../../people/segments/segment-field.tsx";
import type { PopupFieldsProps } from "./popup-form.ts";

/** At which stage, when and to whom it comes, what coupon it shows and where its button leads. */
export function PopupWhen({ typed, put }: PopupFieldsProps) {
  const t = useTranslations("consolePopups");
  const id = useId();
  return (
    <fieldset className="popup-fields popup-part">
      <legend>{t("when")}</legend>
      <Form.Item label={t("stage")} htmlFor={`${id}-stage`}>
        <Select
          id={`${id}-stage`}
          value={typed.stage}
          onChange={(stage) => put({ stage })}
          options={popupStages.map((stage) => ({ value: stage, label: t(`stages.s${stage}`) }))}
        />
      </Form.Item>
      <SegmentField
        label={t("sees")}
        everybody={t("everybody")}
        segment={typed.sees}
        onChange={(sees) => put({ sees })}
      />
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
      <TemplateField code={typed.code} none={t("noCoupon")} onChange={(code) => put({ code })} />
      <Form.Item label={t("route")} htmlFor={`${id}-route`} extra={t("routeHint")}>
        <Input
          id={`${id}-route`}
          maxLength={200}
          autoComplete="off"
          placeholder="/anniversary"
          value={typed.route}
          onChange={({ target }) => put({ route: target.value.trim() })}
        />
      </Form.Item>
    </fieldset>
  );
}
