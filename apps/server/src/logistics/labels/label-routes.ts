import * as calls from "@sampan/contract/logistics/labels/staff-labels";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { printBoxLabels, printParcelLabels, printShelfLabels } from "./print-labels.ts";

/** Labels for parcels, shelves and boxes, for a printer of 100 x 150 mm. */
export function labelRoutes(edge: Edge, { say }: Needs): void {
  mount(edge, calls.printParcelLabels, (db, { tids }, caller) =>
    printParcelLabels(db, tids, { caller, say }),
  );
  mount(edge, calls.printShelfLabels, (_, { shelves }, caller) =>
    printShelfLabels(shelves, { caller, say }),
  );
  mount(edge, calls.printBoxLabels, (db, { numbers }, caller) =>
    printBoxLabels(db, numbers, { caller, say }),
  );
}
