import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { ForwardIcon } from "@sampan/ui/icons-frame";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { AddressLink } from "../../shell/address-link.tsx";
import { BackButton } from "../../shell/back-button.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { useSession } from "../../shell/session.ts";
import { CampaignCard } from "../campaigns/campaign-card.tsx";
import { campaignsQuery } from "../campaigns/campaign-queries.ts";
import { ShownBlocks } from "./blocks/shown-blocks.tsx";
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
    <main id="content">
      <PageHeader title={page?.name ?? here[0]?.name ?? t("title")} back={<BackButton />} />
      <ReadAnew of={pageQuery(place.route)} className="stack gap-4 px-(--gutter)">
        {page && <ShownBlocks page={page} Categories={Categories} />}
        {shown.map((campaign) => (
          <CampaignCard key={campaign.id} campaign={campaign} />
        ))}
        {!isOpen && <Closed campaigns={data.datalist} pages={pages} />}
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

interface ClosedProps {
  readonly campaigns: readonly { readonly route: string; readonly name: string }[];
  readonly pages: readonly { readonly route: string; readonly name: string }[];
}

/** That nothing is open here, and the way to what is: pages, and campaigns that stand on none of them. */
function Closed({ campaigns, pages }: ClosedProps) {
  const t = useTranslations("campaigns");
  const elsewhere = campaigns.filter(({ route }) => !pages.some((page) => page.route === route));
  const open = [...pages, ...elsewhere];
  return (
    <>
      <EmptyState title={t("closed")} body={t(open.length > 0 ? "openNow" : "noneOpen")} />
      {open.length > 0 && (
        <ul className="stack">
          {open.map(({ route, name }, at) => (
            <li key={`${route} ${String(at)}`}>
              <Card padded={false}>
                <AddressLink
                  address={route === "" ? "/getCoupon" : route}
                  className="flex min-h-11 items-center justify-between gap-3 px-4 py-3 font-[650]"
                >
                  <span className="min-w-0 break-words">{name}</span>
                  <ForwardIcon size="xs" />
                </AddressLink>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
