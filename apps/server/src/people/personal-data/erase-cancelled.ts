import { lastToErase } from "@sampan/domain/account-state";
import { removeFilesOfErased } from "../files/remove-files-of-erased.ts";
import { settle } from "../http/settle.ts";
import { actOnEach } from "../jobs/act-on-each.ts";
import type { Needs } from "../needs.ts";
import { erasePerson } from "./erase-person.ts";
import { findToErase } from "./people-queries.ts";

/**
 * Erases the people whose month of retention is over, each in a transaction of its own. Doing it twice does
 * nothing more, and a person who takes the cancellation back at this moment is either kept whole or gone
 * whole. [ACC-35] [BO-50] [CONST-56]
 */
export async function eraseCancelled(
  needs: Pick<Needs, "database" | "files" | "limits" | "clock" | "log">,
): Promise<void> {
  const { db } = needs.database;
  const now = needs.clock();
  try {
    await actOnEach(await findToErase(db, lastToErase(now, needs.limits)), {
      log: needs.log,
      name: ({ uid }) => uid,
      act: async ({ id, uid }) => {
        const erased = await settle(db, (open) => erasePerson(open, id, now));
        if (!erased.ok) needs.log.warn({ uid, refusal: erased.error.code }, "not erased yet");
      },
    });
  } finally {
    await removeFilesOfErased(needs);
  }
}
