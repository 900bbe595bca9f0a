import { Refused } from "@sampan/client/query";
import { buttonLook } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { PageFault } from "../../shell/page-fault.tsx";
import { LogInFirst, ParcelsSkeleton } from "../parcels/parcels-found.tsx";
import { ChoosePlan } from "./choose-plan.tsx";
import { plansQuery } from "./plan-queries.ts";

/** The cheapest, the fastest and the safest way to ship what lies in a warehouse, side by side. */
export const ShipPlansPage = ({ tid }: { readonly tid: string }) => (
  <Frame>
    <Found tid={tid} />
  </Frame>
);

function Found({ tid }: { readonly tid: string }) {
  const t = useTranslations("shipPlans");
  const [declarantId, declareBy] = useState<string>();
  const asked = useQuery({
    ...plansQuery(tid, declarantId),
    placeholderData: (before) => before,
  });
  const { error, data, isPlaceholderData } = asked;
  if (data?.data.place)
    return (
      <ChoosePlan
        key={data.data.place}
        found={data.data}
        place={data.data.place}
        declaring={{ id: declarantId, by: declareBy, isOld: isPlaceholderData }}
      />
    );
  const isNothing = error instanceof Refused && error.code === "parcel_unknown";
  if (data || isNothing)
    return (
      <EmptyState
        title={t("empty.title")}
        body={t("empty.body")}
        action={
          <Link {...pathTo.parcels} className={buttonLook({})}>
            {t("empty.action")}
          </Link>
        }
      />
    );
  if (error instanceof Refused && error.code === "login_needed") return <LogInFirst />;
  if (error instanceof Refused && error.code === "too_many_to_plan")
    return (
      <EmptyState
        title={t("tooMany")}
        body={error.message}
        action={
          <Link {...ownPathTo.merge()} className={buttonLook({})}>
            {t("byHand")}
          </Link>
        }
      />
    );
  return error ? (
    <PageFault error={error} busy={asked.isFetching} onRetry={() => void asked.refetch()} />
  ) : (
    <div className="px-(--gutter) pt-1">
      <ParcelsSkeleton />
    </div>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("shipPlans");
  return (
    <main id="content" className="wide-page">
      <PageHeader title={t("title")} back={<BackButton />} />
      {children}
    </main>
  );
}
