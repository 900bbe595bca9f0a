import * as calls from "@sampan/contract/people/accounts/accounts";
import * as businessCalls from "@sampan/contract/people/accounts/business-category";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { setIdCard } from "../identities/set-id-card.ts";
import { credentialRoutes } from "./credential-routes.ts";
import { getUserById } from "./get-user-by-id.ts";
import { getUserCredits } from "./get-user-credits.ts";
import { logInRoutes } from "./log-in-routes.ts";
import type { AboveRegistration } from "./register.ts";
import { registrationRoutes } from "./registration-routes.ts";
import { putOffBusinessCategory } from "./put-off-business-category.ts";
import { setBusinessCategory } from "./set-business-category.ts";
import { setLanguage } from "./set-language.ts";
import { newUpdateUserInfo, updateUserInfo } from "./update-user-info.ts";

export function accountRoutes(edge: Edge, needs: Needs, above: AboveRegistration): void {
  logInRoutes(edge, needs);
  registrationRoutes(edge, needs, above);
  credentialRoutes(edge, needs);
  mount(edge, calls.getUserById, getUserById);
  mount(edge, calls.updateUserInfo, (db, input, caller) =>
    updateUserInfo(db, input, caller, needs),
  );
  mount(edge, calls.newUpdateUserInfo, (db, input, caller) =>
    newUpdateUserInfo(db, input, caller, needs),
  );
  mount(edge, businessCalls.setBusinessCategory, setBusinessCategory);
  mount(edge, businessCalls.putOffBusinessCategory, putOffBusinessCategory);
  mount(edge, calls.setLanguage, setLanguage);
  mount(edge, calls.setIdCard, (db, input, caller) => setIdCard(db, input, caller, needs));
  mount(edge, calls.getUserCreditsById, getUserCredits);
}
