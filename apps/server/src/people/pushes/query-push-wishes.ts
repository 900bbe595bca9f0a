import type { PushWishes } from "@sampan/contract/people/pushes";
import { pushTopics } from "@sampan/domain/people/notices/push-topics";
import { usualQuietHours } from "@sampan/domain/people/notices/quiet-hours";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { countBrowsers, findMutes, findQuietHours } from "./push-queries.ts";

/** What the caller's browsers are told of, and when not. */
export async function queryPushWishes(
  db: Db,
  _input: object,
  { customer: { id: accountId, sessionId } }: CustomerCaller,
  { webPush }: Pick<Needs, "webPush">,
): Promise<Result<{ data: PushWishes }, never>> {
  const muted = await findMutes(db, accountId);
  const { from, to } = (await findQuietHours(db, accountId)) ?? usualQuietHours;
  const { browsers, here } = await countBrowsers(db, { accountId, sessionId });
  return ok({
    data: {
      public_key: webPush?.publicKey ?? "",
      is_here: here > 0,
      browsers,
      topics: pushTopics.map((topic) => ({ topic, is_on: !muted.includes(topic) })),
      quiet_from: from,
      quiet_to: to,
    },
  });
}
