import { buttonLook } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ComponentType, Suspense } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { useSession } from "../../shell/session.ts";
import { CampaignCard } from "../campaigns/campaign-card.tsx";
import { campaignsQuery } from "../campaigns/campaign-queries.ts";
import { ShownBlocks } from "./blocks/shown-blocks.tsx";
import { LateClosed } from "./late-closed.ts";
import { pageQuery, usePageAt } from "./page-queries.ts";
import { campaignsOf, forNewcomers, type LandingPlace } from "./read-landing.ts";

interface LandingPageProps {
  readonly place: LandingPlace;
  /** The groups of goods, which home draws as well. */
  readonly Categories: ComponentType;
}

/**
 * The page at an address of marketing's: its blocks, and the campaigns that stand there. Outside its window, or for who is
 * not meant, it says so and what is open now. [PROMO-17] [PROMO-11]
 */
export function LandingPage({ place, Categories }: LandingPageProps) {
  const t = useTranslations("campaigns");
  const { data: page, others: pages } = usePageAt(place.route);
  const { data } = useSuspenseQuery(campaignsQuery);
  const isVisitor = !useSession();
  const named = new Set(page?.blocks.flatMap(({ campaigns }) => campaigns));
  const here = campaignsOf(data.datalist, place);
  const shown = here.filter(({ id }) => !named.has(id));
  const isOpen = page !== null || here.length > 0;
  return (
    <main id="content" className="wide-page landing">
      <PageHeader title={page?.name ?? here[0]?.name ?? t("title")} back={<BackButton />} />
      <ReadAnew of={pageQuery(place.route)} className="stack gap-4 px-(--gutter)">
        {page && <ShownBlocks page={page} Categories={Categories} />}
        {shown.map((campaign) => (
          <CampaignCard key={campaign.id} campaign={campaign} />
        ))}
        {!isOpen && (
          <Suspense>
            <LateClosed id={place.id} campaigns={data.datalist} pages={pages} />
          </Suspense>
        )}
        {place.route === forNewcomers && isVisitor && (
          <Link
            {...pathTo.register(place.route)}
            className={buttonLook({ variant: "brand", wide: true })}
          >
            {t("register")}
          </Link>
        )}
        <Link {...pathTo.ownGoods()} className={buttonLook({ variant: "soft", wide: true })}>
          {t("toGoods")}
        </Link>
      </ReadAnew>
    </main>
  );
}
