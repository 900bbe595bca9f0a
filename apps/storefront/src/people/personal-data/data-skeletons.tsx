import { Card } from "@sampan/ui/card";
import { Skeleton } from "@sampan/ui/states";
import { useTranslations } from "use-intl";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";

/** While a page of one's own data is being read. */
const CardsSkeleton = ({ title }: { readonly title: string }) => (
  <PageSkeleton title={title}>
    <Card className="stack gap-2">
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
    </Card>
    <Skeleton className="h-12 w-full rounded-card" />
  </PageSkeleton>
);

export const CloseAccountSkeleton = () => (
  <CardsSkeleton title={useTranslations("people.close")("title")} />
);
export const MyDataSkeleton = () => (
  <CardsSkeleton title={useTranslations("people.data")("title")} />
);
export const CompanySkeleton = () => (
  <CardsSkeleton title={useTranslations("people.company")("title")} />
);
