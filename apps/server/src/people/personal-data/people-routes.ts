import * as companies from "@sampan/contract/companies";
import * as data from "@sampan/contract/personal-data";
import * as identities from "@sampan/contract/staff-identities";
import { mount, type Edge } from "../http/mount.ts";
import type { Needs } from "../needs.ts";
import { cancelAccount } from "./cancel-account.ts";
import { claimIdentity } from "./claim-identity.ts";
import { decideIdentity } from "./decide-identity.ts";
import { getCancellation } from "./get-cancellation.ts";
import { getCompany } from "./get-company.ts";
import { getMyData } from "./get-my-data.ts";
import { listIdentities } from "./list-identities.ts";
import { openIdentity } from "./open-identity.ts";
import { requestExport } from "./request-export.ts";
import { submitCompany } from "./submit-company.ts";

export function peopleRoutes(edge: Edge, needs: Needs): void {
  mount(edge, companies.getCompany, (db, input, caller) => getCompany(db, input, caller, needs));
  mount(edge, companies.submitCompany, (db, input, caller) =>
    submitCompany(db, input, caller, needs),
  );
  mount(edge, data.getCancellation, (db, input, caller) =>
    getCancellation(db, input, caller, needs),
  );
  mount(edge, data.cancelAccount, (db, input, caller) => cancelAccount(db, input, caller, needs));
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
