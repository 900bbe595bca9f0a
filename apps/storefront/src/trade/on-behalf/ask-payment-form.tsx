import { formatAmount, percentage } from "@sampan/domain/kernel/money";
import { requestPictures_max, requestText_max } from "@sampan/domain/trade/orders/payment-request";
import { ActionBar, BarSpace } from "@sampan/ui/bars";
import { Button } from "@sampan/ui/button";
import { TextArea, TextField } from "@sampan/ui/text-field";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { useSession } from "../../shell/session.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import { useSymbolOf } from "../../shell/use-symbol-of.ts";
import { useRate } from "../../sums/use-rate.ts";
import { PersonNotice } from "../checkout/person-notice.tsx";
import { PicturePicker } from "../../uploads/picture-picker.tsx";
import { useAskPayment } from "./use-ask-payment.ts";

type Form = ReturnType<typeof useAskPayment>;

export function AskPaymentForm() {
  const t = useTranslations("onBehalf");
  const form = useAskPayment();
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
            back={ownPathTo.askPayment.to}
            onLeave={form.keep}
          />
        )}
        <WhatToPay form={form} />
        <Pictures form={form} />
        <Remark form={form} />
      </div>
      <BarSpace />
      <ActionBar label={t("title")}>
        <Button type="submit" variant="action" wide busy={form.isBusy}>
          {t(form.isVisitor ? "toLogin" : "submit")}
        </Button>
      </ActionBar>
    </form>
  );
}

function WhatToPay({ form: { draft, set, problems, amount } }: { readonly form: Form }) {
  const t = useTranslations("onBehalf");
  const symbolOf = useSymbolOf();
  return (
    <>
      <TextArea
        label={t("what")}
        name="text"
        rows={3}
        maxLength={requestText_max}
        hint={t("whatHint")}
        value={draft.text}
        onChange={({ target }) => set({ text: target.value })}
        error={problems.text}
      />
      <TextField
        label={t("link")}
        name="link"
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
        hint={t("linkHint")}
        value={draft.link}
        onChange={({ target }) => set({ link: target.value })}
        error={problems.link}
      />
      <TextField
        label={t("amount")}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={15}
        before={<span className="text-text-2">{symbolOf("CNY")}</span>}
        hint={useAbout(amount)}
        value={draft.amount}
        onChange={({ target }) => set({ amount: target.value })}
        error={problems.amount}
      />
    </>
  );
}

/** What the yuan come to in what the customer pays, the service fee included. */
function useAbout(yuan: number | undefined): string {
  const t = useTranslations("onBehalf");
  const { limits } = useConfiguration();
  const { convert, currency } = useRate();
  const fee_bp = limits.tier_service_fee_bp[useSession()?.user_level ?? "classic"];
  const most = formatAmount(limits.on_behalf_max, "CNY");
  if (yuan === undefined || yuan <= 0) return t("most", { amount: most });
  const cents = convert(yuan) + convert(percentage(yuan, fee_bp));
  const amount = formatAmount(cents, currency);
  return fee_bp > 0
    ? t("withFee", { amount, percent: String(fee_bp / 100) })
    : t("about", { amount });
}

function Pictures({ form: { isVisitor, pictures, problems } }: { readonly form: Form }) {
  const t = useTranslations("onBehalf");
  const words = useTranslations("common");
  if (isVisitor)
    return (
      <div>
        <p className="font-semibold">{t("pictures")}</p>
        <p className="mt-1 text-xs text-text-3">{t("picturesLogin")}</p>
      </div>
    );
  return (
    <PicturePicker
      label={t("pictures")}
      note={words("optional")}
      hint={t("picturesHint", { count: requestPictures_max })}
      pictures={pictures}
      most={requestPictures_max}
      error={problems.images}
    />
  );
}

function Remark({ form: { draft, set, problems } }: { readonly form: Form }) {
  const t = useTranslations("onBehalf");
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
