import type { OwnClearance } from "@sampan/contract/logistics/clearance/clearance";
import { formatAmount } from "@sampan/domain/kernel/money";
import { ActionBar } from "@sampan/ui/bars";
import { Amount } from "@sampan/ui/amount";
import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { RadioGroup } from "@sampan/ui/radio-group";
import { TextField } from "@sampan/ui/text-field";
import { useTranslations } from "use-intl";
import { barActionLook, barFactLook } from "../../shell/bar-looks.ts";
import { somebodyElse, useConfirmClearance } from "./use-confirm-clearance.ts";

interface ConfirmClearanceProps {
  readonly clearance: OwnClearance;
}

/** Who declares, one of those who did before or another, and the step that confirms all that stands above. */
export function ConfirmClearance({ clearance }: ConfirmClearanceProps) {
  const t = useTranslations("clearance");
  const form = useConfirmClearance(clearance);
  const { known, worth, currency } = clearance;
  return (
    <form
      noValidate
      aria-label={t("declarant")}
      onSubmit={(event) => {
        event.preventDefault();
        form.confirm();
      }}
    >
      <Card as="section" className="grid gap-3">
        <div>
          <h2 className="font-[650]">{t("declarant")}</h2>
          <p className="mt-1 text-xs text-text-2">{t("declarantHint")}</p>
        </div>
        {known.length > 0 && (
          <RadioGroup
            legend={t("declarant")}
            layout="rows"
            options={[
              ...known.map(({ name, mobile, meter }) => ({
                value: mobile,
                label: name,
                hint: [mobile, meter && t("halfFacts", meter)].filter(Boolean).join(" · "),
              })),
              { value: somebodyElse, label: t("someoneElse") },
            ]}
            value={form.chosen}
            onChange={form.choose}
          />
        )}
        {form.isTyped && <TypedDeclarant form={form} />}
      </Card>
      <ActionBar label={t("bar")}>
        <div className={barFactLook}>
          <p className="text-xs text-text-3">{t("sums.worth")}</p>
          <Amount cents={worth} currency={currency} size="md" isPrice />
        </div>
        <Button
          type="submit"
          variant="action"
          className={barActionLook}
          busy={form.isBusy}
          aria-label={`${t("confirm")} ${formatAmount(worth, currency)}`}
        >
          {t("confirm")}
        </Button>
      </ActionBar>
    </form>
  );
}

interface TypedDeclarantProps {
  readonly form: ReturnType<typeof useConfirmClearance>;
}

function TypedDeclarant({ form }: TypedDeclarantProps) {
  const t = useTranslations("clearance");
  return (
    <>
      <TextField
        label={t("name")}
        hint={t("nameHint")}
        autoComplete="name"
        maxLength={60}
        value={form.name}
        error={form.wrong.name}
        onChange={({ target }) => form.setName(target.value)}
      />
      <TextField
        label={t("mobile")}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        value={form.mobile}
        error={form.wrong.mobile}
        onChange={({ target }) => form.setMobile(target.value)}
      />
    </>
  );
}
