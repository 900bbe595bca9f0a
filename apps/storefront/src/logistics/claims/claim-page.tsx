import { Refused } from "@sampan/client/query";
import { buttonLook } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { PageFault } from "../../shell/page-fault.tsx";
import { ClaimForm } from "./claim-form.tsx";
import { claimPreviewQuery } from "./claim-queries.ts";
import { ClaimSkeleton } from "./claim-skeleton.tsx";

/** Claims pieces of one ordered line as broken or missing; what cannot be claimed says why not. [RT-43] [CLM-03] */
export function ClaimPage({ oid }: { readonly oid: string }) {
  const [num, setNum] = useState(1);
  const preview = useQuery({
    ...claimPreviewQuery(oid, num),
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (preview.error instanceof Refused)
    return (
      <Frame>
        <NotClaimable why={preview.error.message} />
      </Frame>
    );
  if (preview.data)
    return (
      <Frame>
        <ClaimForm preview={preview.data.data} num={num} onNum={setNum} />
      </Frame>
    );
  if (preview.isError)
    return (
      <Frame>
        <PageFault
          error={preview.error}
          busy={preview.isFetching}
          onRetry={() => void preview.refetch()}
        />
      </Frame>
    );
  return <ClaimSkeleton />;
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("claims.form");
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      {children}
    </main>
  );
}

function NotClaimable({ why }: { readonly why: string }) {
  const t = useTranslations("claims.form.not");
  return (
    <EmptyState
      title={t("title")}
      body={why}
      action={
        <Link {...ownPathTo.claims()} className={buttonLook({})}>
          {t("action")}
        </Link>
      }
    />
  );
}
