import * as calls from "@sampan/contract/money/staff-banks";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import { confirmBankChange, dropBankChange } from "./decide-bank-change.ts";
import { enterBankChange } from "./enter-bank-change.ts";
import { listMaintainedBanks } from "./list-maintained-banks.ts";

export function bankRoutes(edge: Edge): void {
  mount(edge, calls.listMaintainedBanks, listMaintainedBanks);
  mount(edge, calls.enterBankChange, enterBankChange);
  mount(edge, calls.confirmBankChange, confirmBankChange);
  mount(edge, calls.dropBankChange, dropBankChange);
}
