import * as calls from "@sampan/contract/logistics/consignments/consignments";
import { ok } from "@sampan/domain/kernel/result";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { checkExpressNumbers } from "./check-express-numbers.ts";
import { chooseWay } from "./choose-way.ts";
import { getConsignment } from "./get-consignment.ts";
import { placeConsignment } from "./place-consignment.ts";
import { listWarehouseAddresses } from "./warehouse-addresses.ts";

export function consignmentRoutes(edge: Edge, needs: Needs): void {
  mount(edge, calls.createConsignTrade, (db, input, caller) =>
    placeConsignment(db, needs, input, caller),
  );
  mount(edge, calls.checkExpressNumbers, async (db, { express_numbers }, caller) =>
    ok({ data: await checkExpressNumbers(db, express_numbers, caller) }),
  );
  mount(edge, calls.queryConsignmentAddresses, async (_db, _input, caller) =>
    ok({ datalist: listWarehouseAddresses(caller) }),
  );
  mount(edge, calls.getConsignment, async (db, input, caller) => {
    const found = await getConsignment(db, input, caller);
    return found.ok ? ok({ data: found.value }) : found;
  });
  mount(edge, calls.chooseConsignmentWay, chooseWay);
}
