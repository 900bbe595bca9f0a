import type { Campaign } from "@sampan/contract/shop/campaigns";
import type { BlockKind } from "@sampan/domain/shop/pages/block";
import { isPageAddress, landingAddresses } from "@sampan/domain/shop/pages/page-address";
import { notFound } from "@tanstack/react-router";
import type { RouterContext } from "../../shell/router-context.ts";
import { rateQuery } from "../../sums/use-rate.ts";
import { campaignsQuery } from "../campaigns/campaign-queries.ts";
import { LateClosed } from "./late-closed.ts";
import { readPageAt } from "./page-queries.ts";

/** Where a landing page stands; with the number of a campaign, that is all it shows. [RT-39] */
export interface LandingPlace {
  readonly route: string;
  readonly id?: string;
}

/** What the loader answers: where it is, and enough of what is shown there now for the head and the loader. */
export interface LandingRead {
  readonly place: LandingPlace;
  readonly name: string | undefined;
  readonly about: string | undefined;
  /** Of the blocks that are shown, which say what else has to be read. */
  readonly kinds: readonly BlockKind[];
}

const numbered = /^\/(?:activityone|activitythree|activityStatic)\/([\w-]{1,40})$/;

/** Newcomers are led to registration from here. [RT-20] */
export const forNewcomers = "/voucherRegistered";

/** The campaigns of a page, among those that are open now. */
export const campaignsOf = (campaigns: readonly Campaign[], { route, id }: LandingPlace) =>
  campaigns.filter((campaign) =>
    id === undefined ? campaign.route === route : campaign.id === id,
  );

/** Reads what the page at an address shows; an address that is nobody's is not found. [RT-06] [PROMO-17] */
export async function readLanding(
  { queryClient }: Pick<RouterContext, "queryClient">,
  address: string,
): Promise<LandingRead> {
  if (!isPageAddress(address)) throw notFound();
  const id = numbered.exec(address)?.[1];
  const place = { route: address, ...(id === undefined ? {} : { id }) };
  const [page, { datalist }] = await Promise.all([
    readPageAt(queryClient, address),
    queryClient.ensureQueryData(campaignsQuery),
    queryClient.ensureQueryData(rateQuery),
  ]);
  const [first] = campaignsOf(datalist, place);
  if (!page && !first && id === undefined && !landingAddresses.includes(address)) throw notFound();
  if (!page && !first) await LateClosed.preload?.();
  return {
    place,
    name: page?.name ?? first?.name,
    about: (page?.about ?? first?.about) || undefined,
    kinds: page?.blocks.map(({ kind }) => kind) ?? [],
  };
}
