import { query } from "@sampan/client/query";
import { queryActiveCampaigns } from "@sampan/contract/shop/campaigns";

/** Every campaign that is open now and that this person may see: there are few, and a page picks its own. [API-115] */
export const campaignsQuery = query(queryActiveCampaigns, {});
