import { buttonLook } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../paths.ts";
import { BackButton } from "../shell/back-button.tsx";
import { readHandedOverLines } from "./handed-over-lines.ts";
import { SettlementForm } from "./settlement-form.tsx";

interface SettlementPageProps {
  /** Of own goods bought directly: only what was handed over for this trade is settled. */
  readonly trade?: string;
}

/** One form for what comes from the cart and what is bought directly. [RT-25] [RT-42] [RT-52] */
export function SettlementPage({ trade }: SettlementPageProps) {
  const t = useTranslations("settlement");
  const [found] = useState(readHandedOverLines);
  const handedOver = trade === undefined || found?.trade === trade ? found : undefined;
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      {handedOver ? (
        <SettlementForm handedOver={handedOver} />
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
