import * as devices from "@sampan/contract/people/sessions/devices";
import { logOut as logOutCall } from "@sampan/contract/people/sessions/log-in";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import { endDevice } from "./end-device.ts";
import { endOtherDevices } from "./end-other-devices.ts";
import { listDevices } from "./list-devices.ts";
import { logOut } from "./log-out.ts";

/** What a live session is asked for; it begins and is described in `accounts/log-in-routes.ts`. */
export function sessionRoutes(edge: Edge): void {
  mount(edge, logOutCall, logOut);
  mount(edge, devices.queryDevices, listDevices);
  mount(edge, devices.endDevice, endDevice);
  mount(edge, devices.endOtherDevices, endOtherDevices);
}
