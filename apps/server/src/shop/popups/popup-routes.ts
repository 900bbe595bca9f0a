import * as calls from "@sampan/contract/shop/popups/popups";
import * as staff from "@sampan/contract/shop/popups/staff-popups";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { listDue, listPopups, listVersions } from "./list-popups.ts";
import { movePopup } from "./move-popup.ts";
import { addPopup, changePopup } from "./save-popup.ts";

export function popupRoutes(edge: Edge, { chance }: Pick<Needs, "chance">): void {
  mount(edge, calls.queryPopups, listDue);

  mount(edge, staff.listPopups, listPopups);
  mount(edge, staff.listPopupVersions, listVersions);
  mount(edge, staff.addPopup, (db, input, caller) => addPopup(db, input, { caller, chance }));
  mount(edge, staff.changePopup, changePopup);
  mount(edge, staff.movePopup, movePopup);
}
