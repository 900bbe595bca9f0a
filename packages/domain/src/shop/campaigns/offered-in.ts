import { type Region, regions } from "../../kernel/regions.ts";
import type { CampaignGift } from "./campaign.ts";

/** What a campaign's offer depends on, among the settings. */
interface WithDrawRegions {
  readonly draw_regions: readonly Region[];
}

/** Whether a campaign that gives this way is offered to people of a region: draws only where they are allowed (decision 167). */
export const isOfferedIn = (
  gift: CampaignGift,
  region: Region,
  { draw_regions }: WithDrawRegions,
): boolean => gift !== "draw" || draw_regions.includes(region);

/** Regions whose people a campaign that gives this way is not offered to. */
export const notOfferedIn = (gift: CampaignGift, settings: WithDrawRegions): Region[] =>
  regions.filter((region) => !isOfferedIn(gift, region, settings));
