import * as calls from "@sampan/contract/people/addresses";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { deleteAddress } from "./delete-address.ts";
import { findAreas } from "./find-areas.ts";
import { listAddresses } from "./list-addresses.ts";
import { saveAddress } from "./save-address.ts";

export function addressRoutes(edge: Edge, needs: Needs): void {
  mount(edge, calls.queryAddressList, listAddresses);
  mount(edge, calls.saveAddress, (db, input, caller) => saveAddress(db, input, caller, needs));
  mount(edge, calls.deleteAddress, deleteAddress);
  mount(edge, calls.queryAreaList, findAreas);
}
