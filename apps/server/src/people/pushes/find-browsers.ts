import type { PushTopic } from "@sampan/domain/people/notices/push-topics";
import { type QuietHours, usualQuietHours } from "@sampan/domain/people/notices/quiet-hours";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Db } from "../../kernel/db/db.ts";
import { findBrowser, findKeysToTell, findMutes } from "./push-queries.ts";

/** The browsers of an account that are told of a topic, by their keys. */
export const browsersToTell = (
  db: Db,
  whom: { readonly accountId: number; readonly topic: PushTopic },
): Promise<string[]> => findKeysToTell(db, whom);

export interface Browser {
  readonly account_id: number;
  readonly target: {
    readonly address: string;
    readonly p256dh: Uint8Array;
    readonly auth: Uint8Array;
  };
  readonly region: Region;
  readonly quiet: QuietHours;
  readonly muted: readonly PushTopic[];
}

/** A browser as it is told now; undefined once it is told no more. */
export async function browserByKey(db: Db, key: string): Promise<Browser | undefined> {
  const found = await findBrowser(db, key);
  if (!found) return undefined;
  const { account_id, endpoint, p256dh, auth, region, from_hour, to_hour } = found;
  const isChosen = from_hour !== null && to_hour !== null;
  return {
    account_id,
    target: { address: endpoint, p256dh, auth },
    region,
    quiet: isChosen ? { from: from_hour, to: to_hour } : usualQuietHours,
    muted: await findMutes(db, account_id),
  };
}
