import * as calls from "@sampan/contract/people/customers/staff-customers";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { addCustomerNote } from "./add-customer-note.ts";
import { endCustomerDevice } from "./end-customer-device.ts";
import { getCustomer, type ListLedgerRows } from "./get-customer.ts";
import { listCustomers } from "./list-customers.ts";
import { revealContact } from "./reveal-contact.ts";
import { setCustomerState } from "./set-customer-state.ts";
import { setCustomerTier } from "./set-customer-tier.ts";

export function customerRoutes(
  edge: Edge,
  { say }: Needs,
  { listLedgerRows }: { readonly listLedgerRows: ListLedgerRows },
): void {
  mount(edge, calls.queryCustomers, listCustomers);
  mount(edge, calls.getCustomer, (db, input, caller) =>
    getCustomer(db, input, { caller, say, listLedgerRows }),
  );
  mount(edge, calls.setCustomerTier, setCustomerTier);
  mount(edge, calls.setCustomerState, setCustomerState);
  mount(edge, calls.revealContact, revealContact);
  mount(edge, calls.endCustomerDevice, endCustomerDevice);
  mount(edge, calls.addCustomerNote, addCustomerNote);
}
