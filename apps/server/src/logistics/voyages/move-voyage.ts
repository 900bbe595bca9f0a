import {
  checkMoment,
  nextVoyageState,
  type VoyageEvent,
} from "@sampan/domain/logistics/voyages/voyage-state";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { holdBoxes } from "../boxes/hold-boxes.ts";
import { moveBox, type Moving } from "../boxes/move-box.ts";
import { lockVoyage, selectBoxNumbers, updateVoyage } from "./voyage-queries.ts";

export interface VoyageMove {
  readonly number: string;
  readonly event: VoyageEvent;
  /** When it was; now where it is not said. */
  readonly at?: string | undefined;
  readonly note: string;
}

type BoxRefusal = Extract<Awaited<ReturnType<typeof moveBox>>, { ok: false }>["error"];
type Refused =
  | BoxRefusal
  | Refusal<
      | "voyage_unknown"
      | "voyage_not_in_state"
      | "voyage_empty"
      | "moment_in_future"
      | "moment_out_of_order"
    >;

/**
 * Moves a container or flight one step on, and every box in it through its own states, with parcels, goods and orders.
 * One that refuses, refuses the whole step. A step can be written down afterwards, at the moment it was.
 */
export async function moveVoyage(
  db: Db,
  { number, event, at, note }: VoyageMove,
  moving: Moving,
): Promise<Result<null, Refused>> {
  const { caller } = moving;
  const voyage = await lockVoyage(db, number);
  if (!voyage) return refuse({ code: "voyage_unknown" });
  const next = nextVoyageState(voyage.state, event);
  if (!next.ok) return next;
  const given = at === undefined ? caller.now : new Date(at);
  const moment = checkMoment(given, { now: caller.now, lastAt: voyage.last_at });
  if (!moment.ok) return moment;
  const numbers = await selectBoxNumbers(db, voyage.id);
  if (numbers.length === 0) return refuse({ code: "voyage_empty" });

  await holdBoxes(db, numbers);
  for (const box of numbers) {
    const step = { number: box, event, note };
    const moved = await moveBox(db, step, { ...moving, voyage: { id: voyage.id, at: given } });
    if (!moved.ok) return moved;
  }
  await updateVoyage(db, voyage.id, {
    state: next.value,
    last_at: given,
    ...(event === "depart" ? { departed_at: given } : {}),
    ...(event === "arrive" ? { arrived_at: given } : {}),
  });
  await recordAudit(db, caller, {
    action: "move_voyage",
    object_kind: "voyage",
    object_id: number,
    old_value: { state: voyage.state },
    new_value: { state: next.value, event, at: given.toISOString(), boxes: numbers.length, note },
  });
  return ok(null);
}
