import { consignmentLimits } from "@sampan/domain/logistics/consignments/consignment";
import { BarSpace } from "@sampan/ui/bars";
import { PageHeader } from "@sampan/ui/page-header";
import { Skeleton } from "@sampan/ui/states";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";
import { useSession } from "../../shell/session.ts";
import { CheckArrivals } from "./check-arrivals.tsx";
import { ClaimParcel } from "./claim-parcel.tsx";
import { type DraftLine, emptyLine } from "./consignment-draft.ts";
import { consignmentQuery } from "./consignment-queries.ts";
import { RegisterGoodsForm } from "./register-goods-form.tsx";

/** Registers goods bought elsewhere; anybody may fill it in. With a consignment's number, more of the same. [RT-36] [CONS-07] */
export function RegisterGoodsPage({ of }: { readonly of: string | undefined }) {
  const t = useTranslations("consignments");
  const session = useSession();
  const before = useQuery({
    ...consignmentQuery(of ?? ""),
    enabled: of !== undefined && !!session,
  });
  if (before.isLoading) return <RegisterGoodsSkeleton />;
  const begun = before.data?.data.lines
    .slice(0, consignmentLimits.lines)
    .map(({ name, num, value }, at): DraftLine => ({
      ...emptyLine(at + 1),
      name,
      num: String(num),
      value: String(value / 100),
    }));
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack gap-4 px-(--gutter) pt-1">
        <p className="text-text-2">{t("intro")}</p>
        <RegisterGoodsForm begun={begun} />
        {session && <CheckArrivals />}
        {session && <ClaimParcel />}
      </div>
      <BarSpace />
    </main>
  );
}

export function RegisterGoodsSkeleton() {
  const t = useTranslations("consignments");
  return (
    <PageSkeleton title={t("title")}>
      <Skeleton className="h-15" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
    </PageSkeleton>
  );
}
