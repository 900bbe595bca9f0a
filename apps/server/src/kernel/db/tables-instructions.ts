import type { ColumnType, Generated } from "kysely";

export interface StandingInstructionsTable {
  account_id: number;
  rise_percent: Generated<number>;
  rise_ceiling: Generated<number>;
  other_choice: Generated<boolean>;
  choice_words: Generated<string>;
  cancel_after_days: ColumnType<number | null, number | null | undefined, number | null>;
  ship_after_days: ColumnType<number | null, number | null | undefined, number | null>;
  changed_at: Date;
}

export interface OrderInstructionsTable {
  order_id: number;
  rise_percent: number;
  rise_ceiling: number;
  other_choice: boolean;
  choice_words: string;
  cancel_after_days: ColumnType<number | null, number | null | undefined, number | null>;
  ship_after_days: ColumnType<number | null, number | null | undefined, number | null>;
  part_goes_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
