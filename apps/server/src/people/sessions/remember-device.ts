import type { Visitor } from "../../kernel/http/callers.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../notices/notify-customer.ts";
import { describeDevice, deviceInWords } from "./describe-device.ts";
import {
  findDeviceId,
  hasDevices,
  insertDevice,
  renewDeviceSecret,
  seeDevice,
} from "./device-queries.ts";
import { hashSessionSecret, newSessionSecret } from "./session-secret.ts";
import { shortAddress } from "@sampan/domain/kernel/http/network-address";

type Arrival = { readonly accountId: number; readonly caller: Visitor };

const day_s = 86_400;

/**
 * The device that somebody logs in on, known to the account from now on. A device that is new to an account
 * with others is told of, to wherever its owner is. The cookie then holds a new secret, which takes along
 * what the former was known for: one that a stranger planted beforehand is worth nothing afterwards.
 */
export async function rememberDevice(
  db: Db,
  { accountId, caller }: Arrival,
  { chance, limits, jobs }: Pick<Needs, "chance" | "limits" | "jobs">,
): Promise<number> {
  const life_s = limits.known_device_days * day_s;
  const former = caller.cookies.read("device");
  const seen = {
    now: caller.now,
    user_agent: caller.userAgent.slice(0, 300),
    address: caller.address,
  };
  if (former !== undefined) {
    const key = { accountId, idHash: hashSessionSecret(former) };
    const known = await seeDevice(db, key, seen);
    if (known !== undefined) {
      caller.cookies.give("device", former, life_s);
      return known;
    }
  }
  const secret = newSessionSecret(chance);
  const renewed = hashSessionSecret(secret);
  if (former !== undefined)
    await renewDeviceSecret(db, { former: hashSessionSecret(former), renewed });
  const isFirst = !(await hasDevices(db, accountId));
  const token = Buffer.from(chance(16)).toString("hex");
  const id = await insertDevice(db, { accountId, idHash: renewed, token }, seen);
  caller.cookies.give("device", secret, life_s);
  if (!isFirst)
    await notifyCustomer(db, jobs, {
      accountId,
      kind: "new_device",
      values: {
        device: deviceInWords(describeDevice(seen.user_agent)),
        address: shortAddress(seen.address),
      },
      link: "/devices",
      now: caller.now,
    });
  return id;
}

/** The device the browser says it is, when this account knows it. */
export async function findKnownDevice(
  db: Db,
  { accountId, caller }: Arrival,
): Promise<number | undefined> {
  const secret = caller.cookies.read("device");
  if (secret === undefined) return undefined;
  return findDeviceId(db, { accountId, idHash: hashSessionSecret(secret) });
}
