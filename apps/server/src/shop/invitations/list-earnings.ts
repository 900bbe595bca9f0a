import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { InviteEarning, queryInviteEarnings } from "@sampan/contract/shop/invitations";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { maskName } from "@sampan/domain/shop/invitations/invited-person";
import { shownRewardState } from "@sampan/domain/shop/invitations/reward-state";
import { mostOf } from "@sampan/domain/shop/invitations/reward-terms";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { countHeld, findInviterTerms, selectEarnings, sumEarnings } from "./earning-queries.ts";
import { findTerms } from "./terms-queries.ts";

/**
 * What friends brought the caller, one after the other, and what it adds up to: whatever was given less whatever was taken
 * back, as the ledger has it. What is held says the most it comes to. [INV-01]
 */
export async function listEarnings(
  db: Db,
  { page, page_size }: InputOf<typeof queryInviteEarnings>,
  { customer, region }: CustomerCaller,
): Promise<Result<OutputOf<typeof queryInviteEarnings>, never>> {
  const part = { accountId: customer.id, limit: page_size, offset: (page - 1) * page_size };
  const rows = await selectEarnings(db, part);
  const inviter = await findInviterTerms(db, customer.id);
  const terms = new Map(
    await Promise.all(
      [...new Set(rows.map(({ terms_id }) => terms_id))].map(
        async (id) => [id, await findTerms(db, id)] as const,
      ),
    ),
  );
  const datalist = rows.map((row): InviteEarning => {
    const held = terms.get(row.terms_id);
    if (!held) throw new Error("a reward without terms");
    const state = shownRewardState(row.state);
    const { currency, amount } = mostOf(held, inviter);
    return {
      number: row.number,
      name: maskName(row.name),
      state,
      currency: row.currency ?? currency,
      amount: state === "held" ? amount : row.amount,
      taken_back: row.taken,
      outstanding: row.outstanding,
      cdate: formatWireTime(row.made_at, region),
      paid_at: row.paid_at === null ? "" : formatWireTime(row.paid_at, region),
    };
  });
  const sums = (await sumEarnings(db, customer.id)).map((one) => ({
    ...one,
    left: one.given - one.taken_back,
  }));
  const held = await countHeld(db, customer.id);
  return ok({ datalist, total: rows[0]?.total ?? 0, sums, held });
}
