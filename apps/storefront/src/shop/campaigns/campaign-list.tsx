import { useQuery } from "@tanstack/react-query";
import { CampaignCard } from "./campaign-card.tsx";
import { campaignsQuery } from "./campaign-queries.ts";

/** Campaigns that have no page of their own; nothing while there are none. [PROMO-11] */
export function CampaignList() {
  const { data } = useQuery(campaignsQuery);
  const shown = (data?.datalist ?? []).filter(({ route }) => route === "");
  return (
    shown.length > 0 && (
      <ul className="stack">
        {shown.map((campaign) => (
          <li key={campaign.id}>
            <CampaignCard campaign={campaign} />
          </li>
        ))}
      </ul>
    )
  );
}
