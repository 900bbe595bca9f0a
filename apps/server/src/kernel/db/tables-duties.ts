import type { DutyWords } from "@sampan/domain/goods/duties/duty-class";
import type { Region } from "@sampan/domain/kernel/regions";
import type { DutyClass } from "@sampan/domain/people/regions/customs";
import type { ColumnType, Generated } from "kysely";
import type { Json } from "./columns.ts";

/** One version of what a region asks of a class. */
export interface DutyRatesTable {
  id: Generated<number>;
  region: Region;
  duty_class: DutyClass;
  version: number;
  low_bp: number;
  high_bp: number;
  source: string;
  address: Generated<string>;
  read_on: string;
  made_at: Date;
  staff_id: ColumnType<number | null, number | null | undefined, never>;
}

/** One version of the words that lead to classes. */
export interface DutyWordsTable {
  version: number;
  lists: Json<DutyWords["lists"]>;
  made_at: Date;
  staff_id: ColumnType<number | null, number | null | undefined, never>;
}

/** The class that was set for a listing or a category, from a moment on and until another. */
export interface DutyClassesTable {
  id: Generated<number>;
  key: Generated<string>;
  product_id: ColumnType<number | null, number | null | undefined, never>;
  category_id: ColumnType<number | null, number | null | undefined, never>;
  duty_class: DutyClass;
  source: string;
  address: Generated<string>;
  read_on: string;
  made_at: Date;
  staff_id: number;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date>;
}
