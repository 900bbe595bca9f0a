import type { RehearsalState } from "@sampan/domain/logistics/rehearsals/rehearsal-state";
import type { ColumnType, Generated } from "kysely";
import type { GeneratedJson, Json } from "./columns.ts";

/** A box that is packed before its owner decides. */
export interface RehearsalsTable {
  id: Generated<number>;
  account_id: number;
  tid: string;
  /** Null once it was taken apart. */
  package_id: ColumnType<number | null, number | null | undefined, number | null>;
  item_ids: Json<number[]>;
  state: RehearsalState;
  fee: number;
  estimate: number;
  asked_at: Date;
  packed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  answer_by: ColumnType<Date | null, Date | null | undefined, Date | null>;
  price_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  reminded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  groups: GeneratedJson<number[]>;
}
