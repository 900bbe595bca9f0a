import { query } from "@sampan/client/query";
import { queryDevices } from "@sampan/contract/people/sessions/devices";

/** Where the account is logged in, and was. */
export const devicesQuery = query(queryDevices, {}, { asksLogin: true });
