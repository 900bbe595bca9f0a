import { formatAmount } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { CloseForm } from "./close-form.tsx";
import type { Cancellation } from "./people-queries.ts";

interface WhatIsLeftProps {
  readonly cancellation: Cancellation;
  /** Pays it out, given the amount in words. */
  readonly payOut: (amount: string) => ReactNode;
}

/** A balance keeps nobody: it is paid out whole, without minimum and fee, or given up in words. */
export function WhatIsLeft({ cancellation, payOut }: WhatIsLeftProps) {
  const t = useTranslations("people.close.rest");
  const { balance, currency, give_up_words } = cancellation;
  const amount = formatAmount(balance, currency);
  return (
    <div className="stack gap-6">
      <section aria-labelledby="pay-out" className="stack gap-3">
        <div>
          <h2 id="pay-out" className="text-md font-[650]">
            {t("title", { amount })}
          </h2>
          <p className="text-text-2">{t("body")}</p>
        </div>
        {payOut(amount)}
      </section>
      <details>
        <summary className="flex min-h-11 items-center font-medium text-brand">
          {t("waiver")}
        </summary>
        <Card className="mt-2">
          <CloseForm
            cancellation={cancellation}
            waiver={{ words: give_up_words, cents: balance }}
          />
        </Card>
      </details>
    </div>
  );
}

/** What is left was asked for already: the account closes once finance has audited it. */
export function OnItsWay({ number }: { readonly number: string }) {
  const t = useTranslations("people.close.rest");
  return (
    <Card className="stack gap-2">
      <p className="tabular-nums">{t("pending", { number })}</p>
      <Link {...ownPathTo.withdrawals} className="tap justify-self-start text-brand">
        {t("toWithdrawals")}
      </Link>
    </Card>
  );
}
