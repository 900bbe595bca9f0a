import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { getInviteCode, queryInviterList } from "@sampan/contract/shop/invitations";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { type InviteStage, maskName } from "@sampan/domain/shop/invitations/invited-person";
import { mostOf } from "@sampan/domain/shop/invitations/reward-terms";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { findInviteCode, type InvitedRow, selectInvited } from "./invitation-queries.ts";
import { findInviterTerms } from "./earning-queries.ts";
import { findTermsAt } from "./terms-queries.ts";

/** The caller's code, and what a friend who registers now brings them. [INV-01] */
export async function showInviteCode(
  db: Db,
  _input: object,
  { customer, now, settings }: CustomerCaller,
): Promise<Result<OutputOf<typeof getInviteCode>, never>> {
  const { invite_code: code } = await findInviteCode(db, customer.id);
  const terms = await findTermsAt(db, now);
  if (!terms) return ok({ data: { code, offer: null } });
  const inviter = await findInviterTerms(db, customer.id);
  const most = mostOf(terms, inviter);
  const offer = {
    kind: terms.kind,
    most,
    share_bp: terms.kind === "share" ? terms.shares[inviter.tier] : 0,
    month_most: terms.month_most[most.currency],
    least: { currency: inviter.currency, amount: terms.least[inviter.currency] },
    days: settings.claim_window_days,
  };
  return ok({ data: { code, offer } });
}

/** Who registered with the caller's code: the first sign of a name and a stage, never a contact. [API-35] [INV-02] */
export async function listInvited(
  db: Db,
  { page, page_size }: InputOf<typeof queryInviterList>,
  { customer, region }: CustomerCaller,
): Promise<Result<OutputOf<typeof queryInviterList>, never>> {
  const part = { accountId: customer.id, limit: page_size, offset: (page - 1) * page_size };
  const { rows, total } = await selectInvited(db, part);
  const datalist = rows.map((row) => ({
    name: maskName(row.name),
    stage: stageOf(row),
    cdate: formatWireTime(row.invited_at, region),
  }));
  return ok({ datalist, total });
}

const stageOf = ({ has_ordered, has_received }: InvitedRow): InviteStage =>
  has_received ? "received" : has_ordered ? "ordered" : "registered";
