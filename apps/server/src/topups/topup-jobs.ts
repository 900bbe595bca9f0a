import { actOnEach } from "../jobs/act-on-each.ts";
import type { Needs } from "../needs.ts";
import { askTopupState, endTopup } from "./ask-topup-state.ts";
import { selectOpenOnlineTopups } from "./topup-queries.ts";

const perRun = 100;

/**
 * The job "settle-online-topups": asks the providers about payments whose notification may be lost, and
 * gives up those that nobody paid in time. A payment that comes later still is credited when its
 * notification comes. [WAL-36]
 */
export async function settleOnlineTopups(needs: Needs): Promise<void> {
  const now = needs.clock();
  const patience_ms = needs.limits.topup_expiry_minutes * 60_000;
  const open = await selectOpenOnlineTopups(needs.database.db, perRun);
  await actOnEach(open, {
    log: needs.log,
    name: ({ number }) => number,
    act: async (topup) => {
      const state = await askTopupState(needs, topup);
      const isOpen = state.ok ? state.value === "paying" : topup.provider_order === null;
      if (isOpen && now.getTime() - topup.created_at.getTime() > patience_ms)
        await endTopup(needs, topup, "expire");
    },
  });
}
