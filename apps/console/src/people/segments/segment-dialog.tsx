import {
  addSegment,
  changeSegment,
  type SegmentRow,
} from "@sampan/contract/people/segments/staff-segments";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { boundFeatures, type BoundFeature } from "@sampan/domain/kernel/features";
import { segmentKinds } from "@sampan/domain/people/segments/segment";
import { Checkbox, Form, Radio } from "antd";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { NamesFields } from "../../kit/names-fields.tsx";
import { useSaving } from "../../kit/use-saving.ts";
import { RuleFields, type TypedRule, typedRuleOf, wireRuleOf } from "./rule-fields.tsx";

interface SegmentDialogProps {
  /** Absent for a new one. */
  readonly segment?: SegmentRow;
  readonly onClose: () => void;
}

/** A segment: what it is called, whom a rule takes in, and what is open to it alone. [BO-38] [PROMO-01] */
export function SegmentDialog({ segment, onClose }: SegmentDialogProps) {
  const t = useTranslations("consoleSegments");
  const common = useTranslations("common");
  const language = useLocale();
  const [names, setNames] = useState(segment?.names ?? byLanguage(() => ""));
  const [kind, setKind] = useState(segment?.kind ?? "list");
  const [rule, setRule] = useState<TypedRule>(() => typedRuleOf(segment?.rule ?? null));
  const [features, setFeatures] = useState<readonly BoundFeature[]>(segment?.features ?? []);
  const { save, isRunning, refusal } = useSave(segment, onClose);
  const wire = { names, rule: kind === "rule" ? wireRuleOf(rule) : null };
  return (
    <Dialog
      width={600}
      title={
        segment
          ? t("editOne", { name: segment.names[language] || segment.names.zh })
          : t("addTitle")
      }
      okText={t("save")}
      cancelText={common("cancel")}
      okButtonProps={{ loading: isRunning }}
      onCancel={onClose}
      onOk={() => save({ ...wire, features: [...features] })}
    >
      <Form layout="vertical" component="div" requiredMark={false}>
        {refusal !== undefined && (
          <p className="note danger" role="alert">
            {refusal}
          </p>
        )}
        <Form.Item label={t("segment")}>
          <NamesFields names={names} onChange={setNames} />
        </Form.Item>
        {!segment && (
          <Form.Item label={t("kindField")}>
            <Radio.Group
              aria-label={t("kindField")}
              value={kind}
              options={segmentKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
              onChange={({ target }) => setKind(target.value as typeof kind)}
            />
          </Form.Item>
        )}
        {kind === "rule" && <RuleFields rule={rule} onChange={setRule} />}
        {segment && (
          <Form.Item label={t("features")} extra={t("featuresHint")}>
            <Checkbox.Group
              aria-label={t("features")}
              value={[...features]}
              options={boundFeatures.map((value) => ({ value, label: t(`feature.${value}`) }))}
              onChange={(chosen) => setFeatures(chosen)}
            />
          </Form.Item>
        )}
      </Form>
    </Dialog>
  );
}

type Wire = Pick<SegmentRow, "names" | "rule" | "features">;

function useSave(segment: SegmentRow | undefined, onClose: () => void) {
  const t = useTranslations("consoleSegments");
  const calls = { add: addSegment, change: changeSegment };
  const saving = useSaving(calls, { told: t("saved"), whenDone: onClose });
  const save = ({ names, rule, features }: Wire) =>
    segment
      ? saving.change({ id: segment.id, names, rule, features, version: segment.version })
      : saving.add({ names, rule });
  return { ...saving, save };
}
