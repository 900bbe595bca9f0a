import { Refused } from "@sampan/client/query";
import type { Claim } from "@sampan/contract/logistics/claims/claim-shapes";
import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { BoxIcon } from "@sampan/ui/icons-frame";
import { ShieldIcon, WalletIcon } from "@sampan/ui/icons-goods";
import { List, RowContent, rowLook } from "@sampan/ui/list-row";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { OrderedGoodsRow } from "../../goods/cards/ordered-goods.tsx";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { PageFault } from "../../shell/page-fault.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { AskAgain } from "./ask-again.tsx";
import { ClaimChip } from "./claim-chip.tsx";
import { ClaimClock } from "./claim-clock.tsx";
import { ClaimEvidence } from "./claim-evidence.tsx";
import { ClaimFacts } from "./claim-facts.tsx";
import { claimQuery } from "./claim-queries.ts";
import { ClaimSkeleton } from "./claim-skeleton.tsx";
import { ClaimSums } from "./claim-sums.tsx";
import { CloseClaim } from "./close-claim.tsx";

/** One claim: its state, what it comes to and why, its photos, and what service said. [RT-44] [CLM-05] */
export function ClaimDetailPage({ id }: { readonly id: string }) {
  // Others move it too: whoever opens it sees where it is now.
  const claim = useQuery({ ...claimQuery(id), refetchOnMount: "always" });
  if (claim.data)
    return (
      <Frame>
        <ReadAnew of={claimQuery(id)}>
          <Parts claim={claim.data.data} />
        </ReadAnew>
      </Frame>
    );
  if (claim.error instanceof Refused && claim.error.code === "claim_unknown")
    return (
      <Frame>
        <UnknownClaim />
      </Frame>
    );
  if (claim.isError)
    return (
      <Frame>
        <PageFault
          error={claim.error}
          busy={claim.isFetching}
          onRetry={() => void claim.refetch()}
        />
      </Frame>
    );
  return <ClaimSkeleton />;
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("claims");
  return (
    <main id="content" className="wide-page">
      <PageHeader title={t("detail")} back={<BackButton />} />
      {children}
    </main>
  );
}

/** No such claim, or somebody else's: both look the same. */
function UnknownClaim() {
  const t = useTranslations("claims.unknown");
  return (
    <EmptyState
      title={t("title")}
      action={
        <Link {...ownPathTo.claims()} className={buttonLook({})}>
          {t("action")}
        </Link>
      }
    />
  );
}

/** The customer has what was decided; a second look takes none of it back. */
const paidStates: readonly Claim["state"][] = ["succeeded", "asked_again", "more_accepted"];

function Parts({ claim }: { readonly claim: Claim }) {
  const t = useTranslations("claims");
  const { amount, state, holder } = claim;
  const isPaid = amount > 0 && (holder === "seller" || paidStates.includes(state));
  const hasSums = state !== "rejected" && state !== "closed";
  const label = isPaid ? "paid" : state === "pending_review" ? "estimate" : "total";
  return (
    <div className="split stack px-(--gutter) pt-1 pb-6">
      <ClaimClock claim={claim} />
      <div className="side stack">
        <Card as="section" aria-label={t("amounts")}>
          <div className="mb-3.5 flex justify-end">
            <ClaimChip claim={claim} />
          </div>
          <ul className={hasSums ? "mb-3.5" : undefined}>
            <OrderedGoodsRow goods={claim} count={t("times", { count: claim.real_num })} />
          </ul>
          {hasSums && <ClaimSums claim={claim} pieces={claim.real_num} label={label} />}
        </Card>
        <ClaimEvidence claim={claim} />
        <ClaimFacts claim={claim} />
        {claim.askable_until !== "" && <AskAgain claim={claim} />}
        <Ways claim={claim} isPaid={isPaid} />
        {claim.is_closable && <CloseClaim id={claim.id} />}
      </div>
    </div>
  );
}

function Ways({ claim, isPaid }: { readonly claim: Claim; readonly isPaid: boolean }) {
  const t = useTranslations("claims");
  return (
    <List>
      <li>
        <Link {...pathTo.order(claim.tid)} className={rowLook}>
          <RowContent icon={<BoxIcon />} label={t("seeOrder")} hint={claim.tid} chevron />
        </Link>
      </li>
      {isPaid && (
        <li>
          <Link {...ownPathTo.ledger("cash")} className={rowLook}>
            <RowContent icon={<WalletIcon />} label={t("seeLedger")} chevron />
          </Link>
        </li>
      )}
      <li>
        <Link to="/claimList" search={{ view: "coverage" }} className={rowLook}>
          <RowContent icon={<ShieldIcon />} label={t("seeCoverage")} chevron />
        </Link>
      </li>
    </List>
  );
}
