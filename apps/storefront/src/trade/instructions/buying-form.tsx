import { callApi } from "@sampan/client/call-api";
import { saveInstructions } from "@sampan/contract/trade/instructions/instructions";
import { instructionBounds } from "@sampan/domain/trade/instructions/instructions";
import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { Checkbox } from "@sampan/ui/checkbox";
import { SelectField } from "@sampan/ui/select-field";
import { TextArea } from "@sampan/ui/text-field";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { daysToChoose } from "./days-to-choose.ts";
import { instructionsQuery, type OwnInstructions } from "./instructions-query.ts";

/** What lets no money go: another choice in the customer's words, when to give up, and when to send. */
export function BuyingForm({ said }: { readonly said: OwnInstructions }) {
  const t = useTranslations("instructions");
  const words = useTranslations("common");
  const { form, set, isBusy, save } = useBuyingForm(said);
  const daysOf = (never: string, chosen: number) => [
    { value: "0", label: never },
    ...daysToChoose(chosen).map((days) => ({ value: String(days), label: t("days", { days }) })),
  ];
  return (
    <Card as="section" aria-label={t("buying")}>
      <form
        noValidate
        className="stack gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <h2 className="text-md font-[650]">{t("buying")}</h2>
        <Checkbox
          checked={form.other_choice}
          onChange={({ target }) => set({ other_choice: target.checked })}
        >
          {t("other")}
        </Checkbox>
        {form.other_choice && (
          <TextArea
            label={t("otherWords")}
            note={words("optional")}
            name="choice_words"
            hint={t("otherHint")}
            maxLength={instructionBounds.words}
            value={form.choice_words}
            onChange={({ target }) => set({ choice_words: target.value })}
          />
        )}
        <SelectField
          label={t("cancel")}
          name="cancel_after_days"
          hint={t("cancelHint")}
          options={daysOf(t("cancelNever"), form.cancel_after_days)}
          value={String(form.cancel_after_days)}
          onChange={({ target }) => set({ cancel_after_days: Number(target.value) })}
        />
        <SelectField
          label={t("ship")}
          name="ship_after_days"
          hint={t("shipHint")}
          options={daysOf(t("shipNever"), form.ship_after_days)}
          value={String(form.ship_after_days)}
          onChange={({ target }) => set({ ship_after_days: Number(target.value) })}
        />
        <Button type="submit" wide busy={isBusy}>
          {words("save")}
        </Button>
      </form>
    </Card>
  );
}

const boughtOf = ({
  other_choice,
  choice_words,
  cancel_after_days,
  ship_after_days,
}: OwnInstructions) => ({ other_choice, choice_words, cancel_after_days, ship_after_days });

function useBuyingForm(said: OwnInstructions) {
  const t = useTranslations("instructions");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const [form, setForm] = useState({
    other_choice: said.other_choice,
    choice_words: said.choice_words,
    cancel_after_days: said.cancel_after_days ?? 0,
    ship_after_days: said.ship_after_days ?? 0,
  });
  // What the form was filled with: what another device saves meanwhile is not written over.
  const [seen, setSeen] = useState(boughtOf(said));
  const saving = useMutation({
    mutationFn: () => callApi(saveInstructions, { ...form, seen }, { asksLogin: true }),
    onSuccess: async (saved) => {
      if (!saved.ok) return tellFault(saved.error);
      setSeen(boughtOf(saved.value.data));
      await queryClient.invalidateQueries({ queryKey: instructionsQuery.queryKey });
      showToast({ message: t("saved") });
    },
    onError: tellFault,
  });
  return {
    form,
    set: (change: Partial<typeof form>): void => setForm({ ...form, ...change }),
    save: () => saving.mutate(),
    isBusy: saving.isPending,
  };
}
