import * as staff from "@sampan/contract/logistics/tracking/staff-tracking";
import * as calls from "@sampan/contract/logistics/tracking/tracking";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok } from "@sampan/domain/kernel/result";
import { costOfAsks } from "@sampan/domain/logistics/tracking/ask-plan";
import { trackers } from "@sampan/domain/logistics/tracking/trackers";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { mountNotification } from "../../kernel/http/mount-notification.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { askPush } from "./ask-push.ts";
import { showTracking } from "./show-tracking.ts";
import { stateTitle } from "./state-title.ts";
import { countAsks, countDue, selectSilent } from "./shown-queries.ts";

/** What couriers scan of parcels. */
export function trackingRoutes(edge: Edge, needs: Needs): void {
  const { say } = needs;
  mount(edge, calls.readTracking, async (db, { tid }, caller) => {
    const whose = { tid, accountId: caller.customer.id };
    const datalist = await showTracking(db, whose, { ...caller, say });
    return datalist.ok ? ok({ datalist: datalist.value }) : datalist;
  });
  mount(edge, staff.readTrackingOfOrder, async (db, { tid }, caller) => {
    const datalist = await showTracking(db, { tid, accountId: undefined }, { ...caller, say });
    return datalist.ok ? ok({ datalist: datalist.value }) : datalist;
  });
  mount(edge, staff.listSilentNumbers, async (db, { page, page_size }, caller) => {
    const { language, region, settings, now } = caller;
    const before = addDays(now, -settings.tracking_silent_days);
    const offset = (page - 1) * page_size;
    const { rows, total } = await selectSilent(db, { before, limit: page_size, offset });
    const datalist = rows.map(({ state, silent_since, ...row }) => ({
      ...row,
      state_title: state === null ? "" : say(language, stateTitle(state)),
      silent_since: formatWireTime(silent_since, region),
    }));
    return ok({ datalist, total });
  });
  mount(edge, staff.listTrackerCosts, async (db, _input, caller) =>
    ok(await describeCosts(db, needs, caller)),
  );
  mountNotification(edge, calls.kuaidi100Push, (push) => askPush(needs, "kuaidi100", push));
  mountNotification(edge, calls.seventeenTrackPush, (push) =>
    askPush(needs, "seventeen_track", push),
  );
  mountNotification(edge, calls.flashPush, (push) => askPush(needs, "flash", push));
  mountNotification(edge, calls.thailandPostPush, (push) => askPush(needs, "thailand_post", push));
}

const days = 30;

/** The price of a thousand asks is a setting: days are reckoned at today's. */
async function describeCosts(
  db: Db,
  connected: Pick<Needs, "trackers">,
  { now, settings }: StaffCaller,
) {
  const today = now.toISOString().slice(0, 10);
  const since = addDays(now, 1 - days)
    .toISOString()
    .slice(0, 10);
  const counted = await countAsks(db, { today, since });
  const datalist = trackers.map((tracker) => {
    const {
      asks = 0,
      answers = 0,
      today: asked = 0,
    } = counted.find((one) => one.tracker === tracker) ?? {};
    return {
      tracker,
      is_connected: connected.trackers.has(tracker),
      today: asked,
      per_day: settings.tracker_asks_per_day[tracker],
      asks,
      answers,
      cost: costOfAsks(asks, settings.tracker_price[tracker]),
    };
  });
  return { datalist, waiting: await countDue(db, now) };
}
