import * as calls from "@sampan/contract/logistics/freight/freight";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import { calculateFreight } from "./calculate-freight.ts";

export function freightRoutes(edge: Edge): void {
  mount(edge, calls.calculateFreight, async (_db, input, caller) =>
    calculateFreight(input, caller),
  );
}
