import { createFileRoute } from "@tanstack/react-router";
import { invoiceDetailsQuery, receiptsQuery } from "../money/receipts/receipt-queries.ts";
import { ReceiptsPage, ReceiptsSkeleton } from "../money/receipts/receipts-page.tsx";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/receipts")({
  ssr: false,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureInfiniteQueryData(receiptsQuery),
      queryClient.ensureQueryData(invoiceDetailsQuery),
    ]),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("receipts.title") }),
  component: ReceiptsPage,
  pendingComponent: ReceiptsSkeleton,
});
