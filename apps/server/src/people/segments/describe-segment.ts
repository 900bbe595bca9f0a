import type { SegmentRow } from "@sampan/contract/people/segments/staff-segments";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { textToEdit } from "../../kernel/say/text-in.ts";
import type { SegmentRowFound } from "./segment-queries.ts";

/** A segment as staff read it, its moments on their clocks. [BO-38] */
export const describeSegment = (
  row: SegmentRowFound,
  { region }: Pick<StaffCaller, "region">,
): SegmentRow => ({
  id: row.key,
  slug: row.slug ?? "",
  kind: row.kind,
  names: textToEdit(row.name),
  rule: row.rule && {
    tiers: [...row.rule.tiers],
    regions: [...row.rule.regions],
    silent_days: row.rule.silent_days,
    registered_from:
      row.rule.registered_from === null
        ? null
        : formatWireTime(new Date(row.rule.registered_from), region),
  },
  members: row.members,
  features: row.features,
  version: row.version,
  changed_at: formatWireTime(row.changed_at, region),
  owner: row.owner ?? "",
});
