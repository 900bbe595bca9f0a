import type { Settings } from "../../kernel/settings/settings.ts";
import { afterMiss, nextAskAt } from "@sampan/domain/logistics/tracking/ask-plan";
import { trackersOf } from "@sampan/domain/logistics/tracking/couriers";
import type { Tracker } from "@sampan/domain/logistics/tracking/trackers";
import { lastOf, type Scan, wayOfScans } from "@sampan/domain/logistics/tracking/way-of-scans";
import type { Db } from "../../kernel/db/db.ts";
import type { Heard } from "./ask-tracker.ts";
import { countAnswers } from "./take-asks.ts";
import {
  changeNumbers,
  type NumberChange,
  selectScans,
  storeScans,
  type TrackedNumber,
} from "./tracking-queries.ts";

interface Noting {
  readonly tracker: Tracker;
  readonly connected: ReadonlySet<Tracker>;
  readonly settings: Settings;
  readonly claimedUntil: Date;
  readonly now: Date;
}

/** Stores what was heard of several numbers, and plans when each is asked about next, and whom. */
export async function noteAnswers(db: Db, heard: readonly Heard[], noting: Noting): Promise<void> {
  const told = heard.flatMap(({ number, answer }) =>
    answer.kind === "told" ? answer.scans.map((scan) => ({ ...scan, tracked_id: number.id })) : [],
  );
  await storeScans(db, told, noting.now);
  const scans = Map.groupBy(
    told.length === 0
      ? []
      : await selectScans(
          db,
          heard.map(({ number }) => number.id),
        ),
    ({ tracked_id }) => tracked_id,
  );
  const changes = heard.map((one) => changeOf(one, scans.get(one.number.id) ?? [], noting));
  await changeNumbers(db, changes, noting.claimedUntil);
  const answers = heard.filter(({ answer }) => answer.kind === "told").length;
  if (answers > 0) await countAnswers(db, { tracker: noting.tracker, answers, now: noting.now });
}

function changeOf({ number, answer }: Heard, scans: readonly Scan[], noting: Noting): NumberChange {
  const { now, settings } = noting;
  const planned = (change: Partial<TrackedNumber> = {}) =>
    nextAskAt({ ...number, ...change, now }, settings);
  const same = { ...asItIs(number), misses: 0, trouble: "" };
  switch (answer.kind) {
    case "told": {
      const courier = answer.courier === "" ? number.courier : answer.courier;
      const last = lastOf(wayOfScans(scans, { courier, now }));
      const { state, at: scanned_at } = last ?? { state: null, at: null };
      return { ...same, courier, state, scanned_at, ask_at: planned({ state, scanned_at }) };
    }
    case "registered":
      return { ...same, is_registered: true, ask_at: now };
    case "unregistered": {
      // A miss as well: a tracker that forgets whatever it is told is not told without end.
      const misses = number.misses + 1;
      const { ask_at } = afterMiss(misses, now);
      return { ...same, is_registered: false, misses, trouble: answer.kind, ask_at };
    }
    case "nothing":
    case "failed":
    case "courier_unknown":
    case "refused":
      return afterNothing(number, answer, { ...noting, planned: planned() });
  }
}

/** Nobody answered, or with nothing: asked again later, or somebody else is. */
function afterNothing(
  number: TrackedNumber,
  answer: Exclude<Heard["answer"], { kind: "told" | "registered" | "unregistered" }>,
  { now, tracker, connected, planned }: Noting & { readonly planned: Date | null },
): NumberChange {
  const misses = number.misses + 1;
  const miss = afterMiss(misses, now);
  const isNo = answer.kind === "refused" || answer.kind === "courier_unknown";
  const trouble = answer.kind === "failed" || answer.kind === "refused" ? answer.code : answer.kind;
  const ask_at = answer.kind === "failed" && planned !== null ? miss.ask_at : planned;
  const change = { ...asItIs(number), misses, trouble, ask_at };
  const others = trackersOf(number, connected).filter((one) => one !== tracker);
  const next = others[0];
  if (next === undefined || !(isNo || miss.isNextsTurn)) return change;
  return { ...change, tracker: next, is_registered: false, misses: 0, ask_at: planned && now };
}

const asItIs = ({ id, courier, tracker, is_registered, state, scanned_at }: TrackedNumber) => ({
  id,
  courier,
  tracker,
  is_registered,
  state,
  scanned_at,
});
