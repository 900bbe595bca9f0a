import type { SettingChange } from "@sampan/contract/office/configuration/staff-configuration";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { LastAct } from "../../kernel/audit/find-last-act.ts";
import type { ChangeRow } from "../../kernel/settings/stored-settings.ts";

/** Of the changes of one setting, the latest to take effect first, the one that holds at a moment. */
export const changeInForce = (changes: readonly ChangeRow[], moment: Date): ChangeRow | undefined =>
  changes.find(({ withdrawn_at, starts_at }) => withdrawn_at === null && starts_at <= moment);

/** Counts what was done to a setting, so that whoever saves can name what they saw. */
export const versionOf = (changes: readonly ChangeRow[]): number =>
  changes.length + changes.filter(({ withdrawn_at }) => withdrawn_at !== null).length;

/** Who did something to a setting last, and when. */
export function lastTouch(
  changes: readonly ChangeRow[],
  { region }: Pick<StaffCaller, "region">,
): LastAct {
  const touches = changes.flatMap(({ made_at, by, withdrawn_at, withdrawn_by }) => [
    { at: made_at, by },
    ...(withdrawn_at ? [{ at: withdrawn_at, by: withdrawn_by }] : []),
  ]);
  const [last] = touches.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return {
    by: last?.by ?? "–",
    at: last ? formatWireTime(last.at, region) : "–",
  };
}

/** The history of a setting as it travels; before the oldest change there was the default. */
export function describeHistory(
  changes: readonly ChangeRow[],
  default_value: unknown,
  { now, region }: Pick<StaffCaller, "now" | "region">,
): SettingChange[] {
  const inForce = changeInForce(changes, now);
  return changes.map((change, place) => {
    const older = changes.slice(place + 1).find(({ withdrawn_at }) => withdrawn_at === null);
    const { place: id, starts_at, made_at, withdrawn_at } = change;
    const state =
      withdrawn_at !== null
        ? "withdrawn"
        : starts_at > now
          ? "planned"
          : change === inForce
            ? "in_force"
            : "past";
    return {
      id: String(id),
      value: change.value as SettingChange["value"],
      before: (older ? older.value : default_value) as SettingChange["before"],
      starts_at: formatWireTime(starts_at, region),
      made_at: formatWireTime(made_at, region),
      by: change.by ?? "",
      reason: change.reason,
      state,
      withdrawn_by: change.withdrawn_by ?? "",
    };
  });
}
