import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Result } from "@sampan/domain/kernel/result";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import {
  awaitsOwner,
  nextRehearsalState,
  type RehearsalCommand,
  type RehearsalHand,
  type RehearsalState,
} from "@sampan/domain/logistics/rehearsals/rehearsal-state";
import { termsOfRehearsal } from "@sampan/domain/logistics/rehearsals/rehearsal-terms";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { groupOrder } from "../../money/price-book/find-groups.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";

export interface HeldRehearsal {
  readonly id: number;
  readonly account_id: number;
  readonly tid: string;
  readonly state: RehearsalState;
  readonly packed_at: Date | null;
  readonly answer_by: Date | null;
  readonly price_until: Date | null;
  readonly reminded_at: Date | null;
}

/** The rehearsal of a merged parcel, held until the transaction ends; whoever holds it held its orders before. */
export const holdRehearsal = (db: Db, packageId: number): Promise<HeldRehearsal | undefined> =>
  db
    .selectFrom("rehearsals")
    .select(["id", "account_id", "tid", "state"])
    .select(["packed_at", "answer_by", "price_until", "reminded_at"])
    .where("package_id", "=", packageId)
    .forUpdate()
    .executeTakeFirst();

interface Move {
  readonly command: RehearsalCommand;
  readonly by: RehearsalHand;
  /** Of a box that is shown to its owner: until when they answer, and its price holds. */
  readonly terms?: ReturnType<typeof termsOfRehearsal>;
  readonly now: Date;
}

/** Moves a held rehearsal along its table. Refuses `rehearsal_not_in_state`. */
export async function moveRehearsal(
  db: Db,
  { id, state }: Pick<HeldRehearsal, "id" | "state">,
  { command, by, terms, now }: Move,
): Promise<Result<RehearsalState, Refusal<"rehearsal_not_in_state">>> {
  const next = nextRehearsalState(state, command, by);
  if (!next.ok) return next;
  const shown = next.value === "waiting" && terms;
  await db
    .updateTable("rehearsals")
    .set({
      state: next.value,
      ...(shown && { ...terms, packed_at: now, reminded_at: null, groups: groupsOfOwner(now) }),
      ...(command === "remind" && { reminded_at: now }),
      ...(!awaitsOwner(next.value) && { ended_at: now }),
      ...(next.value === "taken_apart" && { package_id: null }),
    })
    .where("id", "=", id)
    .execute();
  return next;
}

/** The groups of its owner that have prices: what is held for them is the price of these, whatever they are in later. */
const groupsOfOwner = (now: Date) => sql<string>`(
  select coalesce(jsonb_agg(segments.id order by ${groupOrder}), '[]'::jsonb)
    from segments
   where exists (select from tariff_lines line where line.segment_id = segments.id)
     and in_segment(segments.id, rehearsals.account_id, ${now}))`;

interface Packing {
  readonly command: "pack" | "weigh";
  readonly limits: Pick<Limits, "rehearsal_answer_hours" | "rehearsal_price_hours">;
  readonly jobs: Needs["jobs"];
  readonly now: Date;
}

/** Packed, or weighed anew: while it waits for its owner they are told, and have their whole time from here on. */
export async function showRehearsedBox(
  db: Db,
  rehearsal: HeldRehearsal,
  { command, limits, jobs, now }: Packing,
): Promise<void> {
  const terms = termsOfRehearsal(now, limits);
  const by = "warehouse";
  const moved = await moveRehearsal(db, rehearsal, { command, by, terms, now });
  if (!moved.ok) throw new Error(`box ${rehearsal.tid} was packed while it was ${rehearsal.state}`);
  if (moved.value !== "waiting") return;
  await tellOfRehearsal(db, jobs, {
    kind: "rehearsal_packed",
    rehearsal: { ...rehearsal, ...terms },
    now,
  });
}

interface Telling {
  readonly kind: "rehearsal_packed" | "rehearsal_reminder";
  readonly rehearsal: Pick<HeldRehearsal, "account_id" | "tid" | "answer_by">;
  readonly now: Date;
}

/** The box can be looked at, and until when its owner answers. */
export async function tellOfRehearsal(
  db: Db,
  jobs: Needs["jobs"],
  { kind, rehearsal: { account_id, tid, answer_by }, now }: Telling,
): Promise<void> {
  const { region } = await db
    .selectFrom("accounts")
    .select("region")
    .where("id", "=", account_id)
    .executeTakeFirstOrThrow();
  const until = formatWireTime(answer_by ?? now, region).slice(0, 16);
  await notifyCustomer(db, jobs, {
    accountId: account_id,
    kind,
    values: { tid, until },
    link: `/rehearsal/${tid}`,
    now,
  });
}
