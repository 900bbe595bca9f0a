import { needsSecondPerson } from "@sampan/domain/money/topups/topup-state";
import type { StaffActName } from "@sampan/domain/kernel/staff-acts";
import { mayStaff } from "@sampan/domain/kernel/rights";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { nextDifferenceState } from "@sampan/domain/money/closes/difference";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import {
  giveDifference,
  hasBought,
  type HeldDifference,
  lockDifference,
  settleDifference,
} from "./difference-queries.ts";

interface Keyed {
  readonly key: string;
}
type Acted = { readonly data: Keyed };
type Unfit = Refusal<"difference_unknown" | "difference_settled">;

/** Makes a difference whose who acts. Refuses `difference_unknown` and `difference_settled`. */
export async function takeDifference(
  db: Db,
  { key }: Keyed,
  caller: StaffCaller,
): Promise<Result<Acted, Unfit>> {
  const held = await hold(db, key, "take");
  if (!held.ok) return held;
  await giveDifference(db, held.value.difference.id, caller.staff.id);
  return record(db, caller, { key, action: "take_payment_difference", value: {} });
}

/** Who finds out about such differences, but for whoever asks. */
export async function findColleagues(
  db: Db,
  staffId: number,
): Promise<readonly { readonly id: number; readonly email: string; readonly name: string }[]> {
  const members = await db
    .selectFrom("staff_members")
    .select(["id", "email", "name", "roles"])
    .where("state", "=", "active")
    .where("id", "<>", staffId)
    .orderBy("name")
    .execute();
  return members
    .filter(({ roles }) => mayStaff(roles, "match_purchases"))
    .map(({ id, email, name }) => ({ id, email, name }));
}

/**
 * Gives a difference to a colleague; its age goes on. Refuses `difference_colleague_unknown` for anybody who does not find
 * out about them, `difference_unknown` and `difference_settled`.
 */
export async function handOverDifference(
  db: Db,
  { key, email }: Keyed & { readonly email: string },
  caller: StaffCaller,
): Promise<Result<Acted, Unfit | Refusal<"difference_colleague_unknown">>> {
  const held = await hold(db, key, "take");
  if (!held.ok) return held;
  const wanted = email.trim().toLowerCase();
  const next = (await findColleagues(db, caller.staff.id)).find((one) => one.email === wanted);
  if (!next) return refuse({ code: "difference_colleague_unknown" });
  await giveDifference(db, held.value.difference.id, next.id);
  const value = { to: next.email };
  return record(db, caller, { key, action: "hand_over_payment_difference", value });
}

/**
 * Says what a difference was, which closes it. Refuses `reason_needed`, `difference_unknown`, `difference_settled`, and
 * `self_approval` for a purchase that the caller recorded and for a large payment that they brought themselves.
 */
export async function closeDifference(
  db: Db,
  { key, note }: Keyed & { readonly note: string },
  caller: StaffCaller,
): Promise<Result<Acted, Unfit | Refusal<"reason_needed" | "self_approval">>> {
  const words = note.trim();
  if (words === "") return refuse({ code: "reason_needed" });
  const held = await hold(db, key, "explain");
  if (!held.ok) return held;
  const { difference, next } = held.value;
  const { staff, now, settings } = caller;
  const isLarge = needsSecondPerson(difference.found, settings);
  const isOwn =
    (isLarge && difference.imported_by === staff.id) ||
    (await hasBought(db, difference.out_oid, staff.id));
  if (isOwn) return refuse({ code: "self_approval" });
  await settleDifference(db, difference.id, { state: next, note: words, now, staffId: staff.id });
  const value = { note: words };
  return record(db, caller, { key, action: "close_payment_difference", value });
}

async function hold(
  db: Db,
  key: string,
  event: "take" | "explain",
): Promise<
  Result<{ readonly difference: HeldDifference; readonly next: HeldDifference["state"] }, Unfit>
> {
  const difference = await lockDifference(db, key);
  if (!difference) return refuse({ code: "difference_unknown" });
  const next = nextDifferenceState(difference.state, event);
  return next.ok ? ok({ difference, next: next.value }) : next;
}

async function record(
  db: Db,
  caller: StaffCaller,
  { key, action, value }: Keyed & { readonly action: StaffActName; readonly value: object },
): Promise<Result<Acted, never>> {
  await recordAudit(db, caller, {
    action,
    object_kind: "payment_difference",
    object_id: key,
    new_value: value,
  });
  return ok({ data: { key } });
}
