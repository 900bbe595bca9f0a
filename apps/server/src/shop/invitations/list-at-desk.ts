import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  InviteReward,
  listInviteRewards,
  listInviteTerms,
} from "@sampan/contract/shop/staff-invitations";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { mostOf } from "@sampan/domain/shop/invitations/reward-terms";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { staffOfAccounts } from "../../people/staff/is-own-account.ts";
import { type DeskRow, selectAtDesk } from "./desk-queries.ts";
import { findTerms, findTermsAt, selectTerms } from "./terms-queries.ts";

/** What friends bring that a person judges or judged, with both sides and what they have in common. */
export async function listAtDesk(
  db: Db,
  { view, page, page_size }: InputOf<typeof listInviteRewards>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof listInviteRewards>, never>> {
  const rows = await selectAtDesk(db, { view, limit: page_size, offset: (page - 1) * page_size });
  const owners = await staffOfAccounts(
    db,
    rows.map(({ account_id }) => account_id),
  );
  const datalist: InviteReward[] = [];
  for (const row of rows) {
    const isOwn = owners.get(row.account_id)?.includes(caller.staff.id) ?? false;
    datalist.push(await describe(db, row, { caller, isOwn }));
  }
  return ok({ datalist, total: rows[0]?.total ?? 0 });
}

async function describe(
  db: Db,
  row: DeskRow,
  { caller: { region }, isOwn }: { readonly caller: StaffCaller; readonly isOwn: boolean },
): Promise<InviteReward> {
  const at = (date: Date | null) => (date === null ? "" : formatWireTime(date, region));
  const { number, state, doubts, friends } = row;
  const most = mostOf(await findTerms(db, row.terms_id), {
    currency: row.inviter_currency,
    tier: row.inviter_tier,
  });
  return {
    number,
    state,
    inviter: {
      uid: row.inviter_uid,
      name: row.inviter_name,
      registered_at: at(row.inviter_since),
    },
    friend: { uid: row.friend_uid, name: row.friend_name, registered_at: at(row.friend_since) },
    friends,
    doubts,
    ...(row.currency === null ? most : { currency: row.currency, amount: row.amount }),
    taken_back: row.taken,
    note: row.desk_note,
    waits_since: at(row.judged_at),
    decided_at: at(row.decided_at),
    decided_by: row.decided_by ?? "",
    is_own: isOwn,
  };
}

/** Versions of what a friend brings, the newest first. */
export async function listTerms(
  db: Db,
  { page, page_size }: InputOf<typeof listInviteTerms>,
  { now, region }: StaffCaller,
): Promise<Result<OutputOf<typeof listInviteTerms>, never>> {
  const rows = await selectTerms(db, { limit: page_size, offset: (page - 1) * page_size });
  const holding = await findTermsAt(db, now);
  return ok({
    datalist: rows.map(({ id, total: _, begins_at, entered_by, ...terms }) => ({
      ...terms,
      begins_at: formatWireTime(begins_at, region),
      entered_by: entered_by ?? "",
      holds: id === holding?.id,
    })),
    total: rows[0]?.total ?? 0,
  });
}
