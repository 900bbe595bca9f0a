import {
  addCouponTemplate,
  changeCouponTemplate,
  type CouponTemplateRow,
} from "@sampan/contract/money/staff-coupons";
import { defaultRegion, regionFacts } from "@sampan/domain/kernel/regions";
import { Form } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useSaving } from "../../kit/use-saving.ts";
import { newTemplate, typedOf, type TypedTemplate, wireOf } from "./template-form.ts";
import { PromiseFields } from "./promise-fields.tsx";
import { RunFields } from "./run-fields.tsx";
import { WordFields } from "./word-fields.tsx";

interface TemplateDialogProps {
  /** Absent for a new one. */
  readonly template?: CouponTemplateRow;
  readonly onClose: () => void;
}

/** A coupon template; what it promises stays once a coupon of it was given. [BO-36] */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const t = useTranslations("consoleCoupons");
  const common = useTranslations("common");
  const [typed, setTyped] = useState(() =>
    template ? typedOf(template) : newTemplate(regionFacts[defaultRegion].currency),
  );
  const { save, isRunning, refusal } = useSave(template, onClose);
  const put = (change: Partial<TypedTemplate>) => setTyped((before) => ({ ...before, ...change }));
  const wire = wireOf(typed);
  const isPromised = (template?.issued ?? 0) > 0;
  return (
    <Dialog
      width={640}
      title={template ? t("changeTitle", { code: template.code }) : t("addTitle")}
      okText={t(template ? "save" : "create")}
      cancelText={common("cancel")}
      okButtonProps={{ loading: isRunning, disabled: !wire }}
      onCancel={onClose}
      onOk={() => wire && save(wire)}
    >
      <Form layout="vertical" component="div" requiredMark={false}>
        {refusal !== undefined && (
          <p className="note danger" role="alert">
            {refusal}
          </p>
        )}
        {isPromised && <p className="note">{t("promised", { count: template?.issued ?? 0 })}</p>}
        <WordFields typed={typed} put={put} />
        <PromiseFields typed={typed} put={put} isFixed={isPromised} />
        <RunFields typed={typed} put={put} />
      </Form>
    </Dialog>
  );
}

function useSave(template: CouponTemplateRow | undefined, onClose: () => void) {
  const t = useTranslations("consoleCoupons");
  const calls = { add: addCouponTemplate, change: changeCouponTemplate };
  const saving = useSaving(calls, {
    told: t("changed"),
    whenDone: onClose,
    added: { told: t("added"), whenDone: onClose },
  });
  const save = (wire: NonNullable<ReturnType<typeof wireOf>>) =>
    template ? saving.change({ code: template.code, ...wire }) : saving.add(wire);
  return { ...saving, save };
}
