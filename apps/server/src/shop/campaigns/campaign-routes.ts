import * as calls from "@sampan/contract/shop/campaigns";
import * as staff from "@sampan/contract/shop/staff-campaigns";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { listActive, listCampaigns } from "./list-campaigns.ts";
import { listDraws } from "./list-draws.ts";
import { moveCampaign } from "./move-campaign.ts";
import { addCampaign, changeCampaign } from "./save-campaign.ts";
import { takeBonus } from "./take-bonus.ts";

export function campaignRoutes(edge: Edge, { chance }: Needs): void {
  mount(edge, calls.queryActiveCampaigns, listActive);
  mount(edge, calls.takeBonus, takeBonus);
  mount(edge, calls.queryDraws, listDraws);

  mount(edge, staff.listCampaigns, listCampaigns);
  mount(edge, staff.addCampaign, (db, input, caller) => addCampaign(db, input, { caller, chance }));
  mount(edge, staff.changeCampaign, changeCampaign);
  mount(edge, staff.moveCampaign, (db, input, caller) =>
    moveCampaign(db, input, { caller, chance }),
  );
}
