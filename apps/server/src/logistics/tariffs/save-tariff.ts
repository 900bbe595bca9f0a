import type { InputOf } from "@sampan/contract/kernel/call";
import type { saveTariff as call } from "@sampan/contract/logistics/tariffs/staff-tariffs";
import { parseWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { checkTerms } from "@sampan/domain/logistics/tariffs/check-terms";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { holdGroup } from "./group-queries.ts";
import { termsOf } from "./list-tariffs.ts";
import { inForceOf, lastTouchOf, touchesOf } from "./tariff-history.ts";
import {
  findVersionsOfLine,
  insertVersion,
  lockTariffs,
  type VersionRow,
} from "./tariff-queries.ts";

type Input = InputOf<typeof call>;
type Saved = Result<Record<never, never>, Refusal<(typeof call)["refusals"][number]>>;

/**
 * Writes a version of a line that holds at once, or from a moment on the region's clocks on; bills and quotes made
 * before keep theirs. Refuses what `checkTerms` and `holdGroup` do, `reason_needed`, `tariff_moment_past`,
 * `tariff_moment_taken` where two plans would begin together, and `changed_meanwhile` when somebody did something to this
 * line since it was read. [BO-42]
 */
export async function saveTariff(
  db: Db,
  { version, reason, starts_at: asked, group, ...wished }: Input,
  caller: StaffCaller,
): Promise<Saved> {
  const terms = checkTerms(wished);
  if (!terms.ok) return terms;
  if (reason.trim() === "") return refuse({ code: "reason_needed" });
  const { now, staff } = caller;
  const planned = asked === undefined ? ok(undefined) : parseWireTime(asked, wished.region);
  if (!planned.ok || (planned.value && planned.value <= now))
    return refuse({ code: "tariff_moment_past" });

  await lockTariffs(db);
  const held = await holdGroup(db, group);
  if (!held.ok) return held;
  const line = { ...wished, segment_id: held.value };
  const versions = await findVersionsOfLine(db, line);
  if (touchesOf(versions) !== version)
    return refuse({ code: "changed_meanwhile", values: lastTouchOf(versions) });
  if (versions.some((one) => beginsAt(one, planned.value)))
    return refuse({ code: "tariff_moment_taken" });
  const starts_at = planned.value ?? earliestStart(versions, now);
  const is_planned = planned.value !== undefined;
  const made = { made_at: now, staff_id: staff.id, reason: reason.trim() };
  await insertVersion(db, { ...line, starts_at, is_planned, ...made });
  const before = inForceOf(versions, starts_at);
  await recordAudit(db, caller, {
    action: is_planned ? "plan_tariff" : "change_tariff",
    object_kind: "tariff_line",
    object_id: nameOf({ ...wished, group_key: group }),
    ...(before ? { old_value: termsOf(before) } : {}),
    new_value: is_planned ? { ...termsOf(wished), starts_at } : termsOf(wished),
  });
  return ok({});
}

/** Whether a version that was not taken back begins at the moment of a plan: which of the two held nobody could say. */
const beginsAt = ({ withdrawn_at, starts_at }: VersionRow, moment: Date | undefined): boolean =>
  withdrawn_at === null && starts_at.getTime() === moment?.getTime();

/** Two servers' clocks, or two people who waited for each other, leave no older version in force. */
function earliestStart(versions: readonly VersionRow[], now: Date): Date {
  const atOnce = versions.filter(({ is_planned }) => !is_planned);
  return atOnce.reduce((latest, { starts_at }) => (starts_at > latest ? starts_at : latest), now);
}

/** What the log calls a line: `TW.12.ordinary`, behind it `taxed` where tax is in it, and the group that it is for. */
export const nameOf = ({
  region,
  transport,
  tariff_class,
  group_key,
  is_tax_included,
}: Pick<
  VersionRow,
  "region" | "transport" | "tariff_class" | "group_key" | "is_tax_included"
>): string =>
  [
    region,
    transport,
    tariff_class,
    ...(is_tax_included ? ["taxed"] : []),
    ...(group_key === null ? [] : [group_key]),
  ].join(".");
