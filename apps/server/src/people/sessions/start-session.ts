import type { SessionLife, Visitor } from "../../kernel/http/callers.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { endPushesOfOthers } from "../pushes/end-pushes.ts";
import { newSessionLife, secondsUntil } from "./session-life.ts";
import { rememberDevice } from "./remember-device.ts";
import { deleteSession, deleteSessionsOfDevice, insertSession } from "./session-queries.ts";
import { hashSessionSecret, newSessionSecret } from "./session-secret.ts";

export interface StartedSession extends SessionLife {
  readonly accountId: number;
  readonly token: string;
}

/**
 * Starts a session for an account and gives the browser its cookie. The id is always a new one and the
 * session the browser had is ended, so an id planted beforehand opens nothing. A device that is new to the
 * account is told of. [SES-09]
 */
export async function startSession(
  db: Db,
  { accountId, caller }: { accountId: number; caller: Visitor },
  needs: Pick<Needs, "chance" | "limits" | "jobs">,
): Promise<StartedSession> {
  // The device before its sessions, as when it is ended: two who take them the other way round wait for ever.
  const deviceId = await rememberDevice(db, { accountId, caller }, needs);
  await deleteSessionsOfDevice(db, deviceId);
  await endPushesOfOthers(db, deviceId);
  const former = caller.cookies.read("customer");
  if (former !== undefined) await deleteSession(db, hashSessionSecret(former));

  const { chance, limits } = needs;
  const secret = newSessionSecret(chance);
  const token = Buffer.from(chance(16)).toString("hex");
  const life = newSessionLife(caller.now, limits);
  await insertSession(db, {
    id_hash: hashSessionSecret(secret),
    token,
    account_id: accountId,
    device_id: deviceId,
    created_at: caller.now,
    seen_at: caller.now,
    ...life,
  });
  caller.cookies.give("customer", secret, secondsUntil(life.expires_at, caller.now));
  return { accountId, token, ...life };
}
