import { consignmentLimits } from "@sampan/domain/logistics/consignments/consignment";
import { ActionBar } from "@sampan/ui/bars";
import { Button } from "@sampan/ui/button";
import { PlusIcon } from "@sampan/ui/icons-controls";
import { TextArea } from "@sampan/ui/text-field";
import { useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import { PersonNotice } from "../../trade/checkout/person-notice.tsx";
import { PicturePicker } from "../../uploads/picture-picker.tsx";
import type { DraftLine } from "./consignment-draft.ts";
import { GoodsLine } from "./goods-line.tsx";
import { type RegisterForm, useRegisterGoods } from "./use-register-goods.ts";
import { WarehousePick } from "./warehouse-pick.tsx";

export function RegisterGoodsForm({ begun }: { readonly begun: readonly DraftLine[] | undefined }) {
  const t = useTranslations("consignments");
  const router = useRouter();
  const form = useRegisterGoods(begun);
  return (
    <form
      noValidate
      aria-label={t("title")}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <div className="stack gap-4">
        {form.personProblem && (
          <PersonNotice
            problem={{ code: form.personProblem }}
            back={router.history.location.href}
            onLeave={() => form.keep()}
          />
        )}
        <WarehousePick form={form} />
        {form.draft.lines.map((line, index) => (
          <GoodsLine key={line.key} form={form} line={line} index={index} />
        ))}
        <div>
          <Button variant="soft" size="sm" disabled={!form.mayAdd} onClick={form.addLine}>
            <PlusIcon size="sm" />
            {t("addLine")}
          </Button>
          {!form.mayAdd && (
            <p className="mt-1 text-xs text-text-3">{t("most", { n: consignmentLimits.lines })}</p>
          )}
        </div>
        <Proof form={form} />
        <Remark form={form} />
      </div>
      <ActionBar label={t("title")}>
        <Button type="submit" variant="action" wide busy={form.isBusy}>
          {t(form.isVisitor ? "toLogin" : "submit")}
        </Button>
      </ActionBar>
    </form>
  );
}

function Proof({ form: { isVisitor, pictures, problems } }: { readonly form: RegisterForm }) {
  const t = useTranslations("consignments");
  if (isVisitor)
    return (
      <div>
        <p className="font-semibold">{t("proof")}</p>
        <p className="mt-1 text-xs text-text-3">{t("proofLogin")}</p>
      </div>
    );
  return (
    <PicturePicker
      label={t("proof")}
      hint={t("proofHint", { count: consignmentLimits.proofs })}
      pictures={pictures}
      most={consignmentLimits.proofs}
      error={problems.images}
    />
  );
}

function Remark({ form: { draft, set, problems } }: { readonly form: RegisterForm }) {
  const t = useTranslations("consignments");
  const words = useTranslations("common");
  const { limits } = useConfiguration();
  return (
    <TextArea
      label={t("remark")}
      name="remark"
      note={words("optional")}
      rows={2}
      hint={t("remarkHint", { count: limits.remark })}
      value={draft.remark}
      onChange={({ target }) => set({ remark: target.value })}
      error={problems.remark}
    />
  );
}
