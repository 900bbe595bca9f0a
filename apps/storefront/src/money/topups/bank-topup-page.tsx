import { PageHeader } from "@sampan/ui/page-header";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { BankTopupForm } from "./bank-topup-form.tsx";
import { ShopAccountCard } from "./shop-account-card.tsx";

/** Where to transfer to, and the form that says it was done. [RT-74] [WAL-02] [WAL-03] */
export function BankTopupPage({ amount }: { readonly amount: number | undefined }) {
  const t = useTranslations("topups.bank");
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack gap-6 px-(--gutter) pt-1">
        <ShopAccountCard />
        <BankTopupForm amount={amount} />
      </div>
    </main>
  );
}
