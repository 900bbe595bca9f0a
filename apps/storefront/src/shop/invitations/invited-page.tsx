import type { InvitedPerson } from "@sampan/contract/shop/invitations";
import { buttonLook } from "@sampan/ui/button";
import { Card, sectionLinkLook, SectionHead } from "@sampan/ui/card";
import { Chip, type Tone } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import { ForwardIcon } from "@sampan/ui/icons-frame";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { ListEnd } from "../../shell/list-end.tsx";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { invitedQuery, inviteCodeQuery } from "./invitation-queries.ts";
import { useOfferWords } from "./use-reward-words.ts";

/** One's code and what a friend brings, then the friends: the first sign of each name, and how far they have come. [RT-122] [INV-02] */
export function InvitedPage() {
  const t = useTranslations("invitations");
  const { offer } = useSuspenseQuery(inviteCodeQuery).data.data;
  const offerWords = useOfferWords();
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack px-(--gutter) pt-1 pb-6">
        <Card as="section" aria-label={t("code")}>
          <p className="text-text-2">{offer ? offerWords(offer) : t("codeHint")}</p>
          <Link
            {...ownPathTo.inviteCode}
            className={`mt-3 ${buttonLook({ variant: "action", wide: true })}`}
          >
            {t("showCode")}
          </Link>
        </Card>
        <section aria-labelledby="friends" className="mt-3">
          <SectionHead id="friends" title={t("friends")}>
            <Link {...ownPathTo.inviteEarnings} className={sectionLinkLook}>
              {t("earnings.title")}
              <ForwardIcon size="xs" />
            </Link>
          </SectionHead>
          <ReadAnew of={invitedQuery}>
            <Friends />
          </ReadAnew>
        </section>
      </div>
    </main>
  );
}

function Friends() {
  const t = useTranslations("invitations");
  const words = useTranslations("common");
  const list = useSuspenseInfiniteQuery(invitedQuery);
  const friends = list.data.pages.flatMap(({ datalist }) => datalist);
  if (friends.length === 0) return <EmptyState title={t("empty.title")} body={t("empty.body")} />;
  return (
    <>
      <ul aria-labelledby="friends" className="stack">
        {friends.map((friend, at) => (
          // Nothing else tells two friends apart; the newest is first, and none of them ever moves.
          <Friend key={friends.length - at} friend={friend} />
        ))}
      </ul>
      <ListEnd list={list}>
        <LoadingRegion label={words("loading")}>
          <Skeleton className="mt-3 h-16 rounded-card" />
        </LoadingRegion>
      </ListEnd>
    </>
  );
}

const tones = {
  registered: "neutral",
  ordered: "brand",
  received: "ok",
} as const satisfies Record<InvitedPerson["stage"], Tone>;

function Friend({ friend: { name, stage, cdate } }: { readonly friend: InvitedPerson }) {
  const t = useTranslations("invitations");
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="min-w-0">
        <b className="block font-semibold">{name}</b>
        <span className="text-xs text-text-3 tabular-nums">{formatMinute(cdate)}</span>
      </span>
      <Chip tone={tones[stage]}>{t(`stages.${stage}`)}</Chip>
    </Card>
  );
}

export function InvitedSkeleton() {
  const t = useTranslations("invitations");
  return (
    <PageSkeleton title={t("title")}>
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </PageSkeleton>
  );
}
