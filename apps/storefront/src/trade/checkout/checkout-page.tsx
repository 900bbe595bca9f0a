import { buttonLook } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { readHandedOverLines } from "./handed-over-lines.ts";
import { CheckoutForm } from "./checkout-form.tsx";

interface CheckoutPageProps {
  /** Of own goods bought directly: only what was handed over for this checkout is ordered. */
  readonly order?: string;
}

/** One form for what comes from the cart and what is bought directly. [RT-25] [RT-42] [RT-52] */
export function CheckoutPage({ order }: CheckoutPageProps) {
  const t = useTranslations("settlement");
  const [found] = useState(readHandedOverLines);
  const handedOver = order === undefined || found?.order === order ? found : undefined;
  return (
    <main id="content" className="wide-page">
      <PageHeader title={t("title")} back={<BackButton />} />
      {handedOver ? (
        <CheckoutForm handedOver={handedOver} />
      ) : (
        <EmptyState
          title={t("nothing.title")}
          body={t("nothing.body")}
          action={
            <Link {...pathTo.cart} className={buttonLook({})}>
              {t("nothing.action")}
            </Link>
          }
        />
      )}
    </main>
  );
}
