import {
  isSilent,
  silentBefore,
  silentStates,
} from "@sampan/domain/logistics/claims/silent-parcel";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import { lockItems } from "../../trade/orders/lock-items.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import { selectClaimedSilent } from "./claim-queries.ts";
import { claimableLines } from "./claimable-lines.ts";
import { findLastSeen, lastSeen } from "./last-seen.ts";
import { openOwnClaim } from "./open-own-claim.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "open-silent-claims": Record<never, never>;
  }
}

const atOnce = 100;

interface Silent {
  readonly id: number;
  readonly tid: string;
}

/**
 * The job "open-silent-claims": a parcel that left and that nobody saw for `claim_no_scan_days` opens a claim for each line in it
 * that nothing is asked about, once for each. What is insured and comes to little is paid at once, anything else is
 * service's. Where parcel and goods are stays as it is: both go on as soon as the parcel is seen again.
 */
export async function openSilentClaims(needs: Needs): Promise<void> {
  const now = needs.clock();
  const before = silentBefore(now, needs.settings.at(now));
  if (!before) return;
  let after = 0;
  for (;;) {
    const silent = await selectSilent(needs.database.db, { before, after });
    await actOnEach(silent, {
      log: needs.log,
      name: ({ tid }) => tid,
      act: (parcel) =>
        needs.database.db
          .transaction()
          .execute((open) => openOf(open, needs, { parcel, before, now })),
    });
    if (silent.length < atOnce) return;
    after = silent.at(-1)?.id ?? after;
  }
}

/** Silent parcels with goods that no claim of their silence names, by their ids. */
const selectSilent = (
  db: Db,
  { before, after }: { readonly before: Date; readonly after: number },
): Promise<Silent[]> =>
  db
    .selectFrom("packages as package")
    .select(["package.id", "package.tid"])
    .where("package.transport_state", "in", [...silentStates])
    .where("package.id", ">", after)
    .where(lastSeen, "<", before)
    .where((found) =>
      found.exists(
        found
          .selectFrom("package_items as content")
          .select("content.item_id")
          .whereRef("content.package_id", "=", "package.id")
          .where((content) =>
            content.not(
              content.exists(
                content
                  .selectFrom("damage_claims as claim")
                  .select("claim.id")
                  .whereRef("claim.item_id", "=", "content.item_id")
                  .whereRef("claim.silent_parcel_id", "=", "package.id"),
              ),
            ),
          ),
      ),
    )
    .orderBy("package.id")
    .limit(atOnce)
    .execute();

interface Found {
  readonly parcel: Silent;
  readonly before: Date;
  readonly now: Date;
}

/** Under the locks of whoever moves it: one that was seen in the last moment is left alone. */
async function openOf(
  db: Db,
  { jobs, settings }: Pick<Needs, "jobs" | "settings">,
  { parcel: { id, tid }, before, now }: Found,
): Promise<void> {
  const items = await lockItems(db, { parcelIds: [id] });
  const [parcel] = await lockParcels(db, { ids: [id] });
  const seen_at = await findLastSeen(db, id);
  if (!parcel || !seen_at || !isSilent({ state: parcel.transport_state, seen_at }, before)) return;
  const claimed = await selectClaimedSilent(db, id);
  for (const { oid, pieces } of await claimableLines(db, { id, items })) {
    const item = items.find((one) => one.oid === oid);
    if (!item || pieces < 1 || claimed.includes(item.id)) continue;
    const evidence = { silent_parcel_id: id, silent_since: seen_at };
    const told = {
      tid,
      log: orderLogCodes.claim_opened_by_silence,
      notice: "claim_opened_silent",
    } as const;
    await openOwnClaim(
      db,
      { item, pieces, evidence, ...told },
      { jobs, settings: settings.at(now), now },
    );
  }
}
