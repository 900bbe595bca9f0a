import { staffDevicesMost } from "@sampan/domain/people/staff/staff-rules";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { hashSessionSecret, newSessionSecret } from "../sessions/session-secret.ts";
import {
  findDeviceOfEmail,
  insertStaffDevice,
  keepNewestDevices,
  renewStaffDeviceSecret,
  seeStaffDevice,
} from "./staff-device-queries.ts";

const day_s = 86_400;
/** Enough to tell one browser from another. */
const user_agent_max = 300;

/**
 * The device that a member logs in on, known to be theirs from now on, with a secret that is new whenever the
 * device is new to somebody: one that a stranger planted beforehand is worth nothing afterwards. The device used
 * longest ago gives way to the eleventh. [BO-01]
 */
export async function rememberStaffDevice(
  db: Db,
  { staffId, caller }: { readonly staffId: number; readonly caller: Visitor },
  { chance, limits }: Pick<Needs, "chance" | "limits">,
): Promise<number> {
  const { cookies, now, address } = caller;
  const seen = { now, address, user_agent: caller.userAgent.slice(0, user_agent_max) };
  const life_s = limits.known_device_days * day_s;
  const former = cookies.read("staffDevice");
  const formerHash = former === undefined ? undefined : hashSessionSecret(former);
  const known = formerHash && (await seeStaffDevice(db, { staffId, idHash: formerHash }, seen));
  if (former !== undefined && known !== undefined) {
    cookies.give("staffDevice", former, life_s);
    return known;
  }
  const secret = newSessionSecret(chance);
  const idHash = hashSessionSecret(secret);
  if (formerHash) await renewStaffDeviceSecret(db, { former: formerHash, renewed: idHash });
  const token = Buffer.from(chance(16)).toString("hex");
  const id = await insertStaffDevice(db, { staffId, idHash, token }, seen);
  await keepNewestDevices(db, staffId, staffDevicesMost);
  cookies.give("staffDevice", secret, life_s);
  return id;
}

/** The device the browser says it is, when somebody with this e-mail address has logged in on it. */
export async function findKnownStaffDevice(
  db: Db,
  { email, cookies }: { readonly email: string } & Pick<Visitor, "cookies">,
): Promise<number | undefined> {
  const secret = cookies.read("staffDevice");
  if (secret === undefined) return undefined;
  return findDeviceOfEmail(db, { email, idHash: hashSessionSecret(secret) });
}
