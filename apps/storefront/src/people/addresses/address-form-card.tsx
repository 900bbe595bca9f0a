import { callApi } from "@sampan/client/call-api";
import { saveAddress, type Address } from "@sampan/contract/people/addresses";
import type { AddressField } from "@sampan/domain/people/addresses/address-rules";
import { regions } from "@sampan/domain/kernel/regions";
import { ActionBar, BarSpace } from "@sampan/ui/bars";
import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { Checkbox } from "@sampan/ui/checkbox";
import { RadioGroup } from "@sampan/ui/radio-group";
import { TextArea, TextField } from "@sampan/ui/text-field";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import { useSession } from "../../shell/session.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { inRegion, problemsOf, type AddressForm } from "./address-draft.ts";
import { addressesQuery } from "./addresses-query.ts";
import { AreaField } from "./area-field.tsx";

interface AddressFormCardProps {
  readonly id: string | undefined;
  readonly initial: AddressForm;
  readonly onSaved: (address: Address) => void;
}

/** The form. What is wrong stands beside its field once saving was tried. [ADDR-01..07] */
export function AddressFormCard({ id, initial, onSaved }: AddressFormCardProps) {
  const t = useTranslations("addresses");
  const words = useTranslations("common");
  const session = useSession();
  const [form, setForm] = useState(initial);
  const [wasTried, setTried] = useState(false);
  const problems = useProblemWords(form, wasTried);
  const saving = useSaveAddress(id, onSaved);
  const set = (change: Partial<AddressForm>): void => setForm({ ...form, ...change });
  const isElsewhere = session && session.region !== form.region;
  const save = (): void => {
    setTried(true);
    if (problems.isWhole) saving.mutate(form);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      className="px-(--gutter) pt-1"
    >
      <Card className="stack gap-4">
        <Recipient form={form} set={set} problemOf={problems.of} />
        <RadioGroup
          legend={t("region")}
          isLegendHidden={false}
          options={regions.map((value) => ({ value, label: t(`regions.${value}`) }))}
          value={form.region}
          onChange={(region) => setForm(inRegion(form, region))}
        />
        {isElsewhere && <p className="-mt-2 text-xs text-warn">{t("otherRegion")}</p>}
        <AreaField form={form} onChange={setForm} problemOf={problems.of} />
        <TextArea
          label={t("detail")}
          hint={t("detailHint")}
          autoComplete="street-address"
          rows={2}
          maxLength={200}
          required
          value={form.detail}
          onChange={(event) => set({ detail: event.target.value.replace(/\n/g, " ") })}
          error={problems.of("detail")}
        />
        <Checkbox
          checked={form.is_default === 1}
          onChange={(event) => set({ is_default: event.target.checked ? 1 : 0 })}
        >
          {t("asDefault")}
        </Checkbox>
      </Card>
      <BarSpace />
      <ActionBar label={t("title")}>
        <Button type="submit" wide busy={saving.isPending}>
          {words("save")}
        </Button>
      </ActionBar>
    </form>
  );
}

interface RecipientProps {
  readonly form: AddressForm;
  readonly set: (change: Partial<AddressForm>) => void;
  readonly problemOf: (field: AddressField) => string | undefined;
}

/** Who receives it, as customs will compare the name. [ADDR-05] [ADDR-06] [ADDR-07] */
function Recipient({ form, set, problemOf }: RecipientProps) {
  const t = useTranslations("addresses");
  return (
    <>
      <TextField
        label={t("consignee")}
        hint={t("consigneeHint")}
        autoComplete="name"
        required
        value={form.consignee}
        onChange={(event) => set({ consignee: event.target.value })}
        error={problemOf("consignee")}
      />
      <TextField
        label={t("phone")}
        autoComplete="tel-national"
        inputMode="tel"
        required
        value={form.phone}
        onChange={(event) => set({ phone: event.target.value.replace(/[\s-]/g, "") })}
        error={problemOf("phone")}
      />
    </>
  );
}

function useProblemWords(form: AddressForm, areShown: boolean) {
  const errors = useTranslations("errors");
  const configuration = useConfiguration();
  const problems = problemsOf(form, configuration);
  return {
    isWhole: Object.keys(problems).length === 0,
    of: (field: AddressField): string | undefined => {
      const code = problems[field];
      return areShown && code ? errors(code) : undefined;
    },
  };
}

function useSaveAddress(id: string | undefined, onSaved: (address: Address) => void) {
  const t = useTranslations("addresses");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: (form: AddressForm) =>
      callApi(
        saveAddress,
        { ...form, to: [...form.to], ...(id ? { id } : {}) },
        { asksLogin: true },
      ),
    onSuccess: async (answer) => {
      if (!answer.ok) return tellFault(answer.error);
      await queryClient.invalidateQueries({ queryKey: addressesQuery.queryKey });
      showToast({ message: t("saved") });
      return onSaved(answer.value.data);
    },
    onError: tellFault,
  });
}
