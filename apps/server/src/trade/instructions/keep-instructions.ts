import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type * as calls from "@sampan/contract/trade/instructions/instructions";
import { type Instructions, noInstructions } from "@sampan/domain/trade/instructions/instructions";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { selectInstructions, upsertInstructions } from "./instruction-queries.ts";

type Answer = OutputOf<typeof calls.queryInstructions>;

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

/** Keeps what lets no money go; words about another choice are kept only where one may be bought. */
export async function saveInstructions(
  db: Db,
  {
    other_choice,
    choice_words,
    cancel_after_days,
    ship_after_days,
  }: InputOf<typeof calls.saveInstructions>,
  caller: CustomerCaller,
): Promise<Result<Answer, never>> {
  const said = {
    other_choice,
    choice_words: other_choice ? choice_words : "",
    cancel_after_days: cancel_after_days || null,
    ship_after_days: ship_after_days || null,
  };
  return keep(db, said, caller);
}

/** Accepts rises beforehand, percent and cents of the payment currency; the call has asked for the password. */
export const acceptRises = (
  db: Db,
  { rise_percent, rise_ceiling }: InputOf<typeof calls.acceptRises>,
  caller: CustomerCaller,
): Promise<Result<Answer, never>> => keep(db, { rise_percent, rise_ceiling }, caller);

/** From the next order on every rise is asked about. */
export const askAboutRises = (
  db: Db,
  _: unknown,
  caller: CustomerCaller,
): Promise<Result<Answer, never>> => keep(db, { rise_percent: 0, rise_ceiling: 0 }, caller);

async function keep(
  db: Db,
  change: Partial<Instructions>,
  caller: CustomerCaller,
): Promise<Result<Answer, never>> {
  const { customer, now } = caller;
  const kept = await upsertInstructions(db, customer.id, { ...change, changed_at: now });
  return ok(shown(kept, caller));
}
