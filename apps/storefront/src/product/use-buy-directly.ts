import { useNavigate } from "@tanstack/react-router";
import type { ChosenLine } from "../options/choice.ts";
import { pathTo } from "../paths.ts";
import { handOverLines } from "../settlement/handed-over-lines.ts";
import { useSession } from "../shell/session.ts";

/** Takes a choice straight to the settlement form, past the cart; visitors log in on the way. [AGNT-17] [AGNT-18] */
export function useBuyDirectly(): (lines: readonly ChosenLine[]) => void {
  const navigate = useNavigate();
  const session = useSession();
  return (lines) => {
    handOverLines({
      lines: lines.map(({ sku, num }) => ({ item_id: sku.item_id, num })),
      from: "direct",
    });
    void navigate(session ? pathTo.settlement : pathTo.login(pathTo.settlement.to));
  };
}
