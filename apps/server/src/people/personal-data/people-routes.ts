import * as companies from "@sampan/contract/people/identities/companies";
import * as data from "@sampan/contract/people/personal-data";
import * as identities from "@sampan/contract/people/identities/staff-identities";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { cancelAccount, type GiveUpBalance } from "./cancel-account.ts";
import { claimIdentity } from "../identities/claim-identity.ts";
import { decideIdentity } from "../identities/decide-identity.ts";
import { getCancellation, type FindBalances } from "./get-cancellation.ts";
import { getCompany } from "../identities/get-company.ts";
import { getMyData } from "./get-my-data.ts";
import { listIdentities } from "../identities/list-identities.ts";
import { openIdentity } from "../identities/open-identity.ts";
import { requestExport } from "./request-export.ts";
import { submitCompany } from "../identities/submit-company.ts";

export function peopleRoutes(
  edge: Edge,
  needs: Needs,
  {
    findBalances,
    giveUpBalance,
  }: { readonly findBalances: FindBalances; readonly giveUpBalance: GiveUpBalance },
): void {
  mount(edge, companies.getCompany, (db, input, caller) => getCompany(db, input, caller, needs));
  mount(edge, companies.submitCompany, (db, input, caller) =>
    submitCompany(db, input, caller, needs),
  );
  mount(edge, data.getCancellation, (db, input, caller) =>
    getCancellation(db, input, caller, { ...needs, findBalances }),
  );
  mount(edge, data.cancelAccount, (db, input, caller) =>
    cancelAccount(db, input, caller, { ...needs, giveUpBalance }),
  );
  mount(edge, data.getMyData, getMyData);
  mount(edge, data.requestExport, (db, input, caller) => requestExport(db, input, caller, needs));
  mount(edge, identities.queryIdentities, listIdentities);
  mount(edge, identities.claimIdentity, claimIdentity);
  mount(edge, identities.openIdentity, (db, input, caller) =>
    openIdentity(db, input, caller, needs),
  );
  mount(edge, identities.decideIdentity, (db, input, caller) =>
    decideIdentity(db, input, caller, needs),
  );
}
