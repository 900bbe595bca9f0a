import type { Reach } from "@sampan/contract/money/staff-grants";
import { newGrantNumber } from "@sampan/domain/kernel/ids";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { GrantKind } from "@sampan/domain/money/grants/grant";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import type { FoundList, Listed } from "../../people/segments/find-listed.ts";

export interface Granting {
  readonly caller: StaffCaller;
  readonly chance: Needs["chance"];
  readonly jobs: Needs["jobs"];
}

export interface GrantToWrite {
  readonly kind: GrantKind;
  readonly templateId: number | null;
  readonly currency: PaymentCurrency | null;
  /** Coupons, cents or points. */
  readonly each: number;
  readonly people: readonly Listed[];
  readonly reason: string;
}

/** Puts down what is given, to whom and why, and who decided it. [BO-36] [BO-03] */
export async function writeGrant(
  db: Db,
  { kind, templateId, currency, each, people, reason }: GrantToWrite,
  { caller, chance }: Granting,
): Promise<{ readonly id: number; readonly number: string }> {
  const number = newGrantNumber(chance(8));
  const { id } = await db
    .insertInto("grants")
    .values({
      number,
      kind,
      template_id: templateId,
      currency,
      each,
      people: people.length,
      reason,
      staff_id: caller.staff.id,
      granted_at: caller.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await recordAudit(db, caller, {
    action: `grant_${kind}`,
    object_kind: "grant",
    object_id: number,
    new_value: { each, currency, reason, uids: people.map(({ uid }) => uid) },
  });
  return { id, number };
}

export interface Reached {
  readonly found: FoundList;
  readonly people: readonly Listed[];
  readonly elsewhere: readonly Listed[];
  readonly full: readonly Listed[];
  readonly cost: number;
  readonly currency: PaymentCurrency | null;
  readonly number: string;
}

/** What a list came to, as staff read it. */
export const describeReach = ({ found, people, elsewhere, full, ...rest }: Reached): Reach => ({
  ...rest,
  people: people.length,
  unknown: [...found.unknown],
  doubles: [...found.doubles],
  elsewhere: elsewhere.map(({ uid }) => uid),
  full: full.map(({ uid }) => uid),
});
