import { useQuery } from "@tanstack/react-query";
import { CampaignCard } from "../../campaigns/campaign-card.tsx";
import { campaignsQuery } from "../../campaigns/campaign-queries.ts";
import type { BlockProps } from "./block-props.ts";

/** Gifts, red packets, draws and check-ins: those of the block that are open for whoever looks. [PROMO-11] */
export function CampaignCards({ block, onTaken }: BlockProps) {
  const { data } = useQuery(campaignsQuery);
  const shown = block.campaigns.flatMap(
    (number) => data?.datalist.filter(({ id }) => id === number) ?? [],
  );
  return (
    <div className="stack campaigns">
      {shown.map((campaign) => (
        <CampaignCard key={campaign.id} campaign={campaign} onTaken={onTaken} />
      ))}
    </div>
  );
}
