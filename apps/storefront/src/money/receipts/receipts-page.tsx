import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { ListEnd } from "../../shell/list-end.tsx";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { InvoiceDetailsForm } from "./invoice-details-form.tsx";
import { ReceiptCard } from "./receipt-card.tsx";
import { invoiceDetailsQuery, receiptsQuery } from "./receipt-queries.ts";

/** What somebody wants on their receipts, and every receipt there is of what they paid. */
export function ReceiptsPage() {
  const t = useTranslations("receipts");
  const words = useTranslations("common");
  const { data: details } = useSuspenseQuery(invoiceDetailsQuery).data;
  const list = useSuspenseInfiniteQuery(receiptsQuery);
  const receipts = list.data.pages.flatMap(({ datalist }) => datalist);
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack gap-4 px-(--gutter) pt-1 pb-6">
        <InvoiceDetailsForm details={details} />
        {receipts.length === 0 ? (
          <EmptyState title={t("none")} body={t("none_note")} />
        ) : (
          <ReadAnew of={receiptsQuery}>
            <ul className="stack mb-3">
              {receipts.map((receipt) => (
                <ReceiptCard key={receipt.key} receipt={receipt} />
              ))}
            </ul>
            <ListEnd list={list}>
              <LoadingRegion label={words("loading")}>
                <Skeleton className="h-24 rounded-card" />
              </LoadingRegion>
            </ListEnd>
          </ReadAnew>
        )}
      </div>
    </main>
  );
}

export function ReceiptsSkeleton() {
  const t = useTranslations("receipts");
  return (
    <PageSkeleton title={t("title")}>
      <Skeleton className="h-52 rounded-card" />
      {Array.from({ length: 4 }, (_, at) => (
        <Skeleton key={at} className="h-24 rounded-card" />
      ))}
    </PageSkeleton>
  );
}
