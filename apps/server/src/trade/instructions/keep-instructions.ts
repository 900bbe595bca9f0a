import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type * as calls from "@sampan/contract/trade/instructions/instructions";
import { type Instructions, noInstructions } from "@sampan/domain/trade/instructions/instructions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import {
  instructionColumns,
  lockInstructions,
  selectInstructions,
  upsertInstructions,
} from "./instruction-queries.ts";

type Answer = OutputOf<typeof calls.queryInstructions>;
type Changed = Refusal<"instructions_changed">;

const shown = (instructions: Instructions, { customer }: CustomerCaller): Answer => ({
  data: { ...instructions, currency: customer.currency },
});

/** What the customer told buyers so far. */
export async function getInstructions(
  db: Db,
  _: unknown,
  caller: CustomerCaller,
): Promise<Result<Answer, never>> {
  const said = await selectInstructions(db, caller.customer.id);
  return ok(shown(said ?? noInstructions, caller));
}

/**
 * Keeps what lets no money go; words about another choice are kept only where one may be bought. Refuses
 * `instructions_changed` when it is not what was read before.
 */
export async function saveInstructions(
  db: Db,
  {
    other_choice,
    choice_words,
    cancel_after_days,
    ship_after_days,
    seen,
  }: InputOf<typeof calls.saveInstructions>,
  caller: CustomerCaller,
): Promise<Result<Answer, Changed>> {
  const said = {
    other_choice,
    choice_words: other_choice ? choice_words : "",
    cancel_after_days: cancel_after_days || null,
    ship_after_days: ship_after_days || null,
  };
  return keep(db, { said, seen }, caller);
}

/**
 * Accepts rises beforehand, percent and cents of the payment currency; the call has asked for the password. Refuses
 * `instructions_changed` when it is not what was read before.
 */
export const acceptRises = (
  db: Db,
  { rise_percent, rise_ceiling, seen }: InputOf<typeof calls.acceptRises>,
  caller: CustomerCaller,
): Promise<Result<Answer, Changed>> =>
  keep(db, { said: { rise_percent, rise_ceiling }, seen }, caller);

/** From the next order on every rise is asked about, whatever was accepted meanwhile: it keeps money. */
export async function askAboutRises(
  db: Db,
  _: unknown,
  caller: CustomerCaller,
): Promise<Result<Answer, never>> {
  const { customer, now } = caller;
  const said = { rise_percent: 0, rise_ceiling: 0, changed_at: now };
  return ok(shown(await upsertInstructions(db, customer.id, said), caller));
}

interface Change {
  readonly said: Partial<Instructions>;
  /** What stood there when it was read. */
  readonly seen: Partial<Instructions>;
}

/** Two who save at once wait for each other; who says what stands there already is not told of a change. */
async function keep(
  db: Db,
  { said, seen }: Change,
  caller: CustomerCaller,
): Promise<Result<Answer, Changed>> {
  const { customer, now } = caller;
  const stored = await lockInstructions(db, customer.id, now);
  if (!isIn(stored, seen) && !isIn(stored, said)) return refuse({ code: "instructions_changed" });
  const kept = await upsertInstructions(db, customer.id, { ...said, changed_at: now });
  return ok(shown(kept, caller));
}

const isIn = (stored: Instructions, part: Partial<Instructions>): boolean =>
  instructionColumns.every((name) => part[name] === undefined || part[name] === stored[name]);
