import type { Device } from "@sampan/contract/people/sessions/devices";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { shortAddress } from "@sampan/domain/kernel/http/network-address";
import type { Region } from "@sampan/domain/kernel/regions";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { describeDevice } from "./describe-device.ts";
import { findDevices } from "./device-queries.ts";

/** The caller's devices, with the one that asks marked. */
export async function listDevices(
  db: Db,
  _input: object,
  { customer, now }: CustomerCaller,
): Promise<Result<{ datalist: Device[]; total: number }, never>> {
  const of = { accountId: customer.id, region: customer.region };
  const datalist = await devicesOf(db, { ...of, sessionId: customer.sessionId }, now);
  return ok({ datalist, total: datalist.length });
}

interface DevicesOf {
  readonly accountId: number;
  /** Whose clocks the times are read on. */
  readonly region: Region;
  /** The session that asks; nobody's when staff look. */
  readonly sessionId?: number;
}

/** The devices of an account, those that are logged in and lately seen first. [BO-47] */
export async function devicesOf(
  db: Db,
  { accountId, region, sessionId }: DevicesOf,
  now: Date,
): Promise<Device[]> {
  const rows = await findDevices(db, accountId, now);
  return rows.map((row) => ({
    id: row.token,
    name: describeDevice(row.user_agent),
    address: shortAddress(row.address),
    first_seen: formatWireTime(row.first_seen_at, region),
    last_seen: formatWireTime(row.seen_at, region),
    is_this: row.session_id !== null && row.session_id === sessionId,
    is_logged_in: row.session_id !== null,
  }));
}
