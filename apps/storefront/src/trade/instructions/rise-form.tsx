import { instructionBounds } from "@sampan/domain/trade/instructions/instructions";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { RadioGroup } from "@sampan/ui/radio-group";
import { TextField } from "@sampan/ui/text-field";
import { useTranslations } from "use-intl";
import { PresentPasswordField } from "../../people/credentials/present-password-field.tsx";
import { useSymbolOf } from "../../shell/use-symbol-of.ts";
import type { OwnInstructions } from "./instructions-query.ts";
import { useRise } from "./use-rise.ts";

/** Whether rises may be paid without asking, up to how much, confirmed by the password. */
export function RiseForm({ said }: { readonly said: OwnInstructions }) {
  const t = useTranslations("instructions.rise");
  const words = useTranslations("common");
  const form = useRise(said);
  return (
    <Card as="section" aria-label={t("title")}>
      <form
        noValidate
        className="stack gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <div>
          <h2 className="text-md font-[650]">{t("title")}</h2>
          <RadioGroup
            legend={t("title")}
            layout="rows"
            options={[
              { value: "ask", label: t("ask"), hint: t("askHint") },
              { value: "accept", label: t("accept"), hint: t("acceptHint") },
            ]}
            value={form.answer}
            onChange={form.setAnswer}
          />
        </div>
        {form.answer === "accept" && <Accepted form={form} currency={said.currency} />}
        <Button type="submit" variant="action" wide busy={form.isBusy}>
          {words("save")}
        </Button>
      </form>
    </Card>
  );
}

interface AcceptedProps {
  readonly form: ReturnType<typeof useRise>;
  readonly currency: OwnInstructions["currency"];
}

function Accepted({ form, currency }: AcceptedProps) {
  const t = useTranslations("instructions.rise");
  const symbolOf = useSymbolOf();
  const most = formatAmount(instructionBounds.rise_ceiling, currency);
  return (
    <>
      <TextField
        label={t("percent")}
        name="rise_percent"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        after={<span className="text-text-2">%</span>}
        hint={t("percentHint")}
        value={form.percent}
        onChange={({ target }) => form.setPercent(target.value)}
        error={
          form.wrong.percent
            ? t("percentWrong", { most: instructionBounds.rise_percent })
            : undefined
        }
      />
      <TextField
        label={t("ceiling")}
        name="rise_ceiling"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        before={<span className="text-text-2">{symbolOf(currency)}</span>}
        hint={t("ceilingHint")}
        value={form.ceiling}
        onChange={({ target }) => form.setCeiling(target.value)}
        error={form.wrong.ceiling ? t("ceilingWrong", { most }) : undefined}
      />
      <PresentPasswordField
        value={form.password}
        onChange={form.setPassword}
        isTried={form.isTried}
        refusal={form.passwordRefusal}
      />
    </>
  );
}
