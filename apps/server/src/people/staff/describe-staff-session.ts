import type { StaffSession } from "@sampan/contract/people/staff/staff-members";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { describeDevice, deviceInWords } from "../sessions/describe-device.ts";
import type { ListedStaffSession } from "./staff-session-queries.ts";

/** Where somebody is logged in, on the clocks of the house's region. */
export const describeStaffSession = (
  { id, token, address, user_agent, created_at, seen_at, expires_at }: ListedStaffSession,
  { staff, region }: StaffCaller,
): StaffSession => ({
  token,
  address,
  device: deviceInWords(describeDevice(user_agent)),
  created_at: formatWireTime(created_at, region),
  seen_at: formatWireTime(seen_at, region),
  expires_at: formatWireTime(expires_at, region),
  is_current: id === staff.sessionId,
  is_live: true,
});
