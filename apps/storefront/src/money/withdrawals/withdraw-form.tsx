import type { BankCard } from "@sampan/contract/money/bank-cards/bank-cards";
import { formatAmount } from "@sampan/domain/kernel/money";
import { ActionBar, BarSpace } from "@sampan/ui/bars";
import { Button } from "@sampan/ui/button";
import { ChipButton } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import { TextField } from "@sampan/ui/text-field";
import { useTranslations } from "use-intl";
import { useSymbolOf } from "../../shell/use-symbol-of.ts";
import { PresentPasswordField } from "../../people/credentials/present-password-field.tsx";
import { barActionLook, barFactLook } from "../../shell/bar-looks.ts";
import { CardChoice } from "./card-choice.tsx";
import { useWithdraw } from "./use-withdraw.ts";
import { Arrival, WithdrawSum } from "./withdraw-sum.tsx";
import type { WithdrawTerms } from "./withdrawal-queries.ts";

interface WithdrawFormProps {
  readonly terms: WithdrawTerms;
  /** At least one, the default one first. */
  readonly cards: readonly BankCard[];
}

/** Card, amount with its fee, payout time and password. [WAL-07] [WAL-24] */
export function WithdrawForm({ terms, cards }: WithdrawFormProps) {
  const t = useTranslations("withdrawals");
  const form = useWithdraw(terms, cards);
  const { sum, problems } = form;
  const { currency } = terms;
  return (
    <form
      noValidate
      aria-label={t("title")}
      className="stack px-(--gutter) pt-1"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {form.card && <CardChoice cards={cards} chosen={form.card} onChoose={form.choose} />}
      <Amount form={form} terms={terms} />
      {sum && <WithdrawSum sum={sum} terms={terms} />}
      <Arrival terms={terms} />
      <PresentPasswordField
        value={form.password}
        onChange={form.setPassword}
        isTried={form.isTried}
        refusal={problems.password}
      />
      {problems.whole && (
        <p role="alert" className="rounded-card bg-danger-soft px-4 py-3 text-danger">
          {problems.whole}
        </p>
      )}
      <BarSpace />
      <ActionBar label={t("title")}>
        <p className={`${barFactLook} text-xs text-text-3`}>
          {t(terms.left_today > 0 ? "once" : "usedToday")}
        </p>
        <Button type="submit" variant="action" busy={form.isBusy} className={barActionLook}>
          {sum ? t("submit", { amount: formatAmount(sum.amount, currency) }) : t("submitPlain")}
        </Button>
      </ActionBar>
    </form>
  );
}

interface AmountProps {
  readonly form: ReturnType<typeof useWithdraw>;
  readonly terms: WithdrawTerms;
}

/** The amount in whole units, or all that can go at one tap. [WAL-20] [WAL-21] */
function Amount({ form, terms }: AmountProps) {
  const t = useTranslations("withdrawals");
  const symbolOf = useSymbolOf();
  const { balance, least, most, fresh, fresh_until, currency } = terms;
  const amount = (cents: number) => formatAmount(cents, currency);
  return (
    <div className="stack gap-1.5 rounded-card bg-surface p-4 shadow-card">
      <TextField
        label={t("amount")}
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        maxLength={15}
        before={<span className="text-text-2">{symbolOf(currency)}</span>}
        after={
          most > 0 && (
            <ChipButton
              pressed={form.sum?.amount === most}
              onClick={() => form.write(String(most / 100))}
            >
              {t("all", { amount: (most / 100).toLocaleString("en") })}
            </ChipButton>
          )
        }
        hint={t("available", { balance: amount(balance), least: amount(least) })}
        value={form.text}
        onChange={({ target }) => form.write(target.value)}
        error={form.problems.amount}
      />
      {most === 0 && <p className="text-xs text-warn">{t("tooLittle")}</p>}
      {fresh > 0 && (
        <p className="text-xs text-warn">
          {t("fresh", { amount: amount(fresh), until: formatMinute(fresh_until) })}
        </p>
      )}
    </div>
  );
}
