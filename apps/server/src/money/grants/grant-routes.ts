import * as calls from "@sampan/contract/money/staff-grants";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { giveCoupons } from "./give-coupons.ts";
import { giveCredits } from "./give-credits.ts";
import { listGrants } from "./list-grants.ts";

export function grantRoutes(edge: Edge, { chance, jobs }: Needs): void {
  mount(edge, calls.giveCoupons, (db, input, caller) =>
    giveCoupons(db, input, { caller, chance, jobs }),
  );
  mount(edge, calls.giveCredits, (db, input, caller) =>
    giveCredits(db, input, { caller, chance, jobs }),
  );
  mount(edge, calls.listGrants, listGrants);
}
