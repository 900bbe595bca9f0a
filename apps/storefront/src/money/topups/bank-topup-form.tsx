import { defaultRegion } from "@sampan/domain/kernel/regions";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryBankList } from "@sampan/contract/money/ledger/wallet";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { formatAmount, type PaymentCurrency } from "@sampan/domain/kernel/money";
import { ActionBar, BarSpace } from "@sampan/ui/bars";
import { Button } from "@sampan/ui/button";
import { SelectField } from "@sampan/ui/select-field";
import { TextField } from "@sampan/ui/text-field";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import { useSession } from "../../shell/session.ts";
import { PicturePicker } from "../../uploads/picture-picker.tsx";
import { AmountField } from "./amount-field.tsx";
import { ReviewHours } from "./review-hours.tsx";
import { banksQuery, shopAccountQuery } from "./topup-queries.ts";
import { useDeclareTransfer } from "./use-declare-transfer.ts";

/** What was transferred, when, and the voucher that shows it. [WAL-03] [WAL-13] [WAL-16] [WAL-19] */
export function BankTopupForm({ amount }: { readonly amount: number | undefined }) {
  const t = useTranslations("topups.bank");
  const { limits } = useConfiguration();
  const { currency } = useSuspenseQuery(shopAccountQuery).data.data;
  const { datalist: banks } = useSuspenseQuery(banksQuery).data;
  const form = useDeclareTransfer({ amount, banks, currency });
  return (
    <form
      noValidate
      aria-labelledby="declare"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <h2 id="declare" className="mb-3 text-md font-[650]">
        {t("stepDeclare")}
      </h2>
      <div className="stack gap-4">
        <TransferFields form={form} banks={banks} currency={currency} />
        <PicturePicker
          label={t("vouchers")}
          hint={t("vouchersHint", { count: limits.vouchers_per_topup })}
          pictures={form.pictures}
          most={limits.vouchers_per_topup}
          error={form.problems.imgs}
        />
        <ReviewHours />
      </div>
      <BarSpace />
      <ActionBar label={t("title")}>
        <Button type="submit" variant="action" wide busy={form.isBusy}>
          {t("submit")}
        </Button>
      </ActionBar>
    </form>
  );
}

interface TransferFieldsProps {
  readonly form: ReturnType<typeof useDeclareTransfer>;
  readonly banks: OutputOf<typeof queryBankList>["datalist"];
  readonly currency: PaymentCurrency;
}

function TransferFields({ form, banks, currency }: TransferFieldsProps) {
  const t = useTranslations("topups.bank");
  const words = useTranslations("topups");
  const { limits } = useConfiguration();
  const { fields, set, problems } = form;
  return (
    <>
      <AmountField
        label={t("amount")}
        value={fields.amount}
        onChange={(text) => set({ amount: text })}
        currency={currency}
        hint={words("amountHint", {
          minimum: formatAmount(limits.topup_min, currency),
          maximum: formatAmount(limits.topup_max, currency),
        })}
        error={problems.amount}
      />
      <SelectField
        label={t("bank")}
        name="bank"
        options={banks.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
        value={fields.bank}
        onChange={({ target }) => set({ bank: target.value })}
      />
      <TextField
        label={t("payNo")}
        name="pay_no"
        autoComplete="off"
        maxLength={50}
        hint={t("payNoHint")}
        value={fields.pay_no}
        onChange={({ target }) => set({ pay_no: target.value })}
        error={problems.pay_no}
      />
      <TransferTime
        value={fields.pay_time}
        onChange={(text) => set({ pay_time: text })}
        error={problems.pay_time}
      />
    </>
  );
}

interface TransferTimeProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
}

function TransferTime({ value, onChange, error }: TransferTimeProps) {
  const t = useTranslations("topups.bank");
  const region = useSession()?.region ?? defaultRegion;
  const [now] = useState(() => formatWireTime(new Date(), region).slice(0, 16).replace(" ", "T"));
  return (
    <TextField
      label={t("payTime")}
      name="pay_time"
      type="datetime-local"
      max={now}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  );
}
