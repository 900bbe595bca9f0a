import type { OutputOf } from "@sampan/contract/kernel/call";
import type { BankCard, getNumberByUid } from "@sampan/contract/money/bank-cards/bank-cards";
import { ActionBar, BarSpace } from "@sampan/ui/bars";
import { Button } from "@sampan/ui/button";
import { Card, SectionHead } from "@sampan/ui/card";
import { Checkbox } from "@sampan/ui/checkbox";
import { RadioGroup } from "@sampan/ui/radio-group";
import { TextField } from "@sampan/ui/text-field";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { BankField } from "./bank-field.tsx";
import { cashOutBanksQuery } from "./card-queries.ts";
import { type CardForm as Form, useSaveCard } from "./use-save-card.ts";

type Holders = OutputOf<typeof getNumberByUid>["holders"];

interface CardFormProps {
  readonly card: BankCard | undefined;
  readonly holders: Holders;
  readonly isFirst: boolean;
  readonly holdHours: number;
  readonly onSaved: () => void;
}

/** Holder, bank, branch, number and the default flag. [WAL-09] [WAL-37] [WAL-52] */
export function CardForm({ card, holders, isFirst, holdHours, onSaved }: CardFormProps) {
  const t = useTranslations("bankCards");
  const words = useTranslations("common");
  const saving = useSaveCard({ card, initial: initialOf(card, holders, isFirst), onSaved });
  const { form, set } = saving;
  return (
    <form
      noValidate
      aria-label={t(card ? "editTitle" : "add")}
      className="px-(--gutter) pt-1"
      onSubmit={(event) => {
        event.preventDefault();
        saving.submit();
      }}
    >
      {!card && <SectionHead title={t("add")} />}
      <Card className="stack gap-4">
        {holders.is_business && (
          <RadioGroup
            legend={t("owner")}
            isLegendHidden={false}
            options={[
              { value: "personal", label: t("personal") },
              { value: "company", label: t("company") },
            ]}
            value={form.is_company === 1 ? "company" : "personal"}
            onChange={(owner) =>
              set({ is_company: owner === "company" ? 1 : 0, account_name: holders[owner] })
            }
          />
        )}
        <Fields card={card} saving={saving} />
        <Checkbox
          checked={form.is_default === 1}
          onChange={({ target }) => set({ is_default: target.checked ? 1 : 0 })}
        >
          {t("asDefault")}
        </Checkbox>
        <p className="text-xs text-pretty text-text-3">{t("holdNote", { hours: holdHours })}</p>
      </Card>
      <BarSpace />
      <ActionBar label={t("title")}>
        <Button type="submit" wide busy={saving.isBusy}>
          {words("save")}
        </Button>
      </ActionBar>
    </form>
  );
}

const initialOf = (card: BankCard | undefined, holders: Holders, isFirst: boolean): Form =>
  card
    ? {
        account_name: card.account_name,
        bank: card.bank,
        branch: card.branch,
        number: "",
        is_default: card.is_default,
        is_company: card.is_company,
      }
    : {
        account_name: holders.personal,
        bank: "",
        branch: "",
        number: "",
        is_default: isFirst ? 1 : 0,
        is_company: 0,
      };

interface FieldsProps {
  readonly card: BankCard | undefined;
  readonly saving: ReturnType<typeof useSaveCard>;
}

function Fields({ card, saving: { form, set, problems } }: FieldsProps) {
  const t = useTranslations("bankCards");
  const words = useTranslations("common");
  const { datalist: banks } = useSuspenseQuery(cashOutBanksQuery).data;
  return (
    <>
      <TextField
        label={t("holder")}
        name="account_name"
        hint={t("holderHint")}
        autoComplete="off"
        maxLength={100}
        value={form.account_name}
        onChange={({ target }) => set({ account_name: target.value })}
        error={problems.account_name}
      />
      <BankField
        banks={banks}
        value={form.bank}
        onChange={(bank) => set({ bank })}
        error={problems.bank}
      />
      <TextField
        label={t("branch")}
        note={words("optional")}
        name="branch"
        autoComplete="off"
        maxLength={60}
        value={form.branch}
        onChange={({ target }) => set({ branch: target.value })}
        error={problems.branch}
      />
      <TextField
        label={t("number")}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        hint={card ? t("numberKept", { digits: card.last_digits }) : t("numberHint")}
        value={form.number}
        onChange={({ target }) => set({ number: target.value })}
        error={problems.number}
      />
    </>
  );
}
