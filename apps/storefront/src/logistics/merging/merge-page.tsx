import { Refused } from "@sampan/client/query";
import { buttonLook } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { PageFault } from "../../shell/page-fault.tsx";
import { LogInFirst, ParcelsSkeleton } from "../parcels/parcels-found.tsx";
import { MergeForm } from "./merge-form.tsx";
import { storedQuery } from "./merge-queries.ts";

/** Which parcels leave in one box, where to, by which line, and what customs is told. [RT-106] [CONS-01] [CONS-02] */
export function MergePage({
  tids,
  beside,
}: Pick<ComponentProps<typeof MergeForm>, "tids" | "beside">) {
  const t = useTranslations("merging");
  const stored = useQuery(storedQuery);
  const { error, data } = stored;
  if (data && data.datalist.length > 0)
    return (
      <Frame>
        <MergeForm stored={data.datalist} tids={tids} beside={beside} />
      </Frame>
    );
  if (data)
    return (
      <Frame>
        <EmptyState
          title={t("empty.title")}
          body={t("empty.body")}
          action={
            <Link {...pathTo.parcels} className={buttonLook({})}>
              {t("empty.action")}
            </Link>
          }
        />
      </Frame>
    );
  if (error instanceof Refused && error.code === "login_needed")
    return (
      <Frame>
        <LogInFirst />
      </Frame>
    );
  return (
    <Frame>
      {error ? (
        <PageFault error={error} busy={stored.isFetching} onRetry={() => void stored.refetch()} />
      ) : (
        <div className="px-(--gutter) pt-1">
          <ParcelsSkeleton />
        </div>
      )}
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("merging");
  return (
    <main id="content" className="wide-page">
      <PageHeader title={t("title")} back={<BackButton />} />
      {children}
    </main>
  );
}
