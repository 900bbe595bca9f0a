import { makeServiceRule } from "@sampan/contract/logistics/services/staff-services";
import { serviceKinds, type ServiceKind } from "@sampan/domain/logistics/services/service-kinds";
import {
  type GoodsFact,
  goodsFacts,
  isSaying,
  type ServiceRelation,
  serviceRelations,
} from "@sampan/domain/logistics/services/service-rules";
import { Form, Input, Select } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";

interface Draft {
  readonly service: ServiceKind;
  readonly relation: ServiceRelation;
  readonly other: ServiceKind | null;
  readonly goods: GoodsFact | null;
}

const begun: Draft = { service: "crate", relation: "suggested", other: null, goods: null };

/** A new rule: of which service, how it binds, with which other or of which goods, and why. */
export function RuleDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations("consoleServices");
  const [rule, setRule] = useState(begun);
  const [reason, setReason] = useState("");
  const id = useId();
  const make = useCommand(makeServiceRule, { told: t("saved"), whenDone: onClose });
  return (
    <Dialog
      width={520}
      title={t("addTitle")}
      okText={t("save")}
      okButtonProps={{
        disabled: !isSaying(rule) || reason.trim() === "",
        loading: make.isRunning,
      }}
      onCancel={onClose}
      onOk={() => make.run({ ...rule, reason: reason.trim() })}
    >
      <Form layout="vertical" component="div">
        <RuleFields rule={rule} onChange={(change) => setRule({ ...rule, ...change })} />
        <Form.Item label={t("because")} htmlFor={id}>
          <Input
            id={id}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}

interface RuleFieldsProps {
  readonly rule: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}

function RuleFields({ rule, onChange }: RuleFieldsProps) {
  const t = useTranslations("consoleServices");
  const kinds = serviceKinds.map((one) => ({ value: one, label: t(`names.${one}`) }));
  return (
    <>
      <Choice<ServiceKind>
        label={t("service")}
        value={rule.service}
        options={kinds}
        onChange={(service) => onChange({ service })}
      />
      <Choice<ServiceRelation>
        label={t("relation")}
        value={rule.relation}
        options={serviceRelations.map((one) => ({ value: one, label: t(`relations.${one}`) }))}
        onChange={(relation) => onChange({ relation })}
      />
      <Choice<ServiceKind | "">
        label={t("other")}
        value={rule.other ?? ""}
        options={[
          { value: "", label: t("none") },
          ...kinds.filter(({ value }) => value !== rule.service),
        ]}
        onChange={(chosen) => onChange({ other: chosen === "" ? null : chosen })}
      />
      <Choice<GoodsFact | "">
        label={t("goodsField")}
        value={rule.goods ?? ""}
        options={[
          { value: "", label: t("everyGoods") },
          ...goodsFacts.map((one) => ({ value: one, label: t(`facts.${one}`) })),
        ]}
        onChange={(chosen) => onChange({ goods: chosen === "" ? null : chosen })}
      />
    </>
  );
}

interface ChoiceProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly options: { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, ...select }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Form.Item label={label} htmlFor={id}>
      <Select<Value> id={id} {...select} />
    </Form.Item>
  );
}
