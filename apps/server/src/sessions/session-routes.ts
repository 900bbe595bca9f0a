import * as devices from "@sampan/contract/devices";
import * as calls from "@sampan/contract/sessions";
import { mount, type Edge } from "../http/mount.ts";
import type { Needs } from "../needs.ts";
import { endDevice } from "./end-device.ts";
import { endOtherDevices } from "./end-other-devices.ts";
import { getSessionState } from "./get-session-state.ts";
import { listDevices } from "./list-devices.ts";
import { logIn } from "./log-in.ts";
import { logOut } from "./log-out.ts";

export function sessionRoutes(edge: Edge, needs: Needs): void {
  mount(edge, calls.logIn, (db, input, caller) => logIn(db, input, caller, needs));
  mount(edge, calls.logOut, logOut);
  mount(edge, calls.getSessionState, getSessionState);
  mount(edge, devices.queryDevices, listDevices);
  mount(edge, devices.endDevice, endDevice);
  mount(edge, devices.endOtherDevices, endOtherDevices);
}
