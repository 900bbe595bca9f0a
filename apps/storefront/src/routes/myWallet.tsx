import { createFileRoute } from "@tanstack/react-router";
import { couponCountQuery } from "../money/coupons/coupon-queries.ts";
import { pageHead } from "../shell/page-head.ts";
import { WalletPage } from "../money/ledger/wallet-page.tsx";
import { balanceQuery, ledgerQuery } from "../money/ledger/wallet-queries.ts";
import { WalletSkeleton } from "../money/ledger/wallet-skeleton.tsx";

export const Route = createFileRoute("/myWallet")({
  ssr: false,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(balanceQuery),
      queryClient.ensureInfiniteQueryData(ledgerQuery("cash")),
      queryClient.prefetchQuery(couponCountQuery),
    ]),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("wallet.title") }),
  component: WalletPage,
  pendingComponent: WalletSkeleton,
});
