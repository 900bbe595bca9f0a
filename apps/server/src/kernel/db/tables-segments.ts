import type { BoundFeature } from "@sampan/domain/kernel/features";
import type { SegmentKind, SegmentRule } from "@sampan/domain/people/segments/segment";
import type { ColumnType, Generated } from "kysely";
import type { Json, NamesText } from "./columns.ts";

/** Accounts that staff named, or that a rule fits. */
export interface SegmentsTable {
  id: Generated<number>;
  key: Generated<string>;
  slug: ColumnType<string | null, string | null | undefined, string | null>;
  kind: SegmentKind;
  name: Json<NamesText>;
  rule: ColumnType<SegmentRule | null, string | null | undefined, string | null>;
  version: Generated<number>;
  changed_at: Date;
  changed_by: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface SegmentMembersTable {
  segment_id: number;
  account_id: number;
}

export interface BoundFeaturesTable {
  feature: BoundFeature;
  segment_id: number;
}
