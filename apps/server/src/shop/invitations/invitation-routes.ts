import * as calls from "@sampan/contract/shop/invitations";
import * as staff from "@sampan/contract/shop/staff-invitations";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import { addTerms } from "./add-terms.ts";
import { decideReward } from "./decide-reward.ts";
import { listAtDesk, listTerms } from "./list-at-desk.ts";
import { listEarnings } from "./list-earnings.ts";
import { listInvited, showInviteCode } from "./list-invited.ts";

export function invitationRoutes(edge: Edge): void {
  mount(edge, calls.getInviteCode, showInviteCode);
  mount(edge, calls.queryInviterList, listInvited);
  mount(edge, calls.queryInviteEarnings, listEarnings);

  mount(edge, staff.listInviteRewards, listAtDesk);
  mount(edge, staff.decideInviteReward, decideReward);
  mount(edge, staff.listInviteTerms, listTerms);
  mount(edge, staff.addInviteTerms, addTerms);
}
