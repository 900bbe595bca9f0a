import * as calls from "@sampan/contract/sessions";
import { mount, type Edge } from "../http/mount.ts";
import type { Needs } from "../needs.ts";
import { getSessionState } from "./get-session-state.ts";
import { logIn } from "./log-in.ts";
import { logOut } from "./log-out.ts";

export function sessionRoutes(edge: Edge, needs: Needs): void {
  mount(edge, calls.logIn, (db, input, caller) => logIn(db, input, caller, needs));
  mount(edge, calls.logOut, logOut);
  mount(edge, calls.getSessionState, getSessionState);
}
