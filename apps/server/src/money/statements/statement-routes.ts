import * as calls from "@sampan/contract/money/staff-statements";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { closeBankAccount } from "./close-account.ts";
import { importStatement } from "./import-statement.ts";
import { listArrivals, listOutgoings } from "./list-arrivals.ts";
import { creditArrival, explainArrival, matchPayout, matchReturn } from "./settle-arrival.ts";

export function statementRoutes(edge: Edge, { chance, jobs }: Needs): void {
  mount(edge, calls.importStatement, (db, input, caller) =>
    importStatement(db, input, { caller, chance, jobs }),
  );
  mount(edge, calls.closeBankAccount, closeBankAccount);
  mount(edge, calls.listArrivals, listArrivals);
  mount(edge, calls.creditArrival, (db, input, caller) =>
    creditArrival(db, input, { caller, jobs }),
  );
  mount(edge, calls.listOutgoings, listOutgoings);
  mount(edge, calls.matchPayout, matchPayout);
  mount(edge, calls.matchReturn, matchReturn);
  mount(edge, calls.explainArrival, explainArrival);
}
