import * as entering from "@sampan/contract/people/sessions/log-in";
import * as sessions from "@sampan/contract/people/sessions/sessions";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { getSessionState } from "./get-session-state.ts";
import { logIn } from "./log-in.ts";

/** From a password to a session, and what a session opens. */
export function logInRoutes(edge: Edge, needs: Needs): void {
  mount(edge, entering.logIn, (db, input, caller) => logIn(db, input, caller, needs));
  mount(edge, sessions.getSessionState, getSessionState);
}
