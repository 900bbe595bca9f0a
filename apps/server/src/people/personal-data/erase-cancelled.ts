import { lastToErase } from "@sampan/domain/people/accounts/account-state";
import { removeFilesOfErased } from "../../kernel/files/remove-files-of-erased.ts";
import { settle } from "../../kernel/db/settle.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import { erasePerson, type Forget } from "./erase-person.ts";
import { findToErase } from "./people-queries.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "erase-cancelled": Record<never, never>;
  }
}

/**
 * Erases the people whose month of retention is over, each in a transaction of its own. Doing it twice does
 * nothing more, and a person who takes the cancellation back at this moment is either kept whole or gone
 * whole. [ACC-35] [BO-50] [CONST-56]
 */
export async function eraseCancelled(
  needs: Pick<Needs, "database" | "files" | "limits" | "clock" | "log">,
  forget: readonly Forget[],
): Promise<void> {
  const { db } = needs.database;
  const now = needs.clock();
  try {
    await actOnEach(await findToErase(db, lastToErase(now, needs.limits)), {
      log: needs.log,
      name: ({ uid }) => uid,
      act: async ({ id, uid }) => {
        const erased = await settle(db, (open) => erasePerson(open, id, { forget, now }));
        if (!erased.ok) needs.log.warn({ uid, refusal: erased.error.code }, "not erased yet");
      },
    });
  } finally {
    await removeFilesOfErased(needs);
  }
}
