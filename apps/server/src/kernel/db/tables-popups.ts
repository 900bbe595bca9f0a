import type { PopupState } from "@sampan/domain/shop/popups/popup";
import type { PopupStage } from "@sampan/domain/shop/popups/popup-chain";
import type { ColumnType, Generated } from "kysely";
import type { Json, NamesText } from "./columns.ts";

interface PopupsTable {
  id: Generated<number>;
  number: string;
  state: PopupState;
  stage: PopupStage;
  starts_at: Date;
  ends_at: Date;
  segment_id: ColumnType<number | null, number | null | undefined, number | null>;
  template_id: ColumnType<number | null, number | null | undefined, number | null>;
  route: Generated<string>;
  /** The newest version of its words. */
  nth: number;
  version: Generated<number>;
  created_at: Date;
  created_by: number;
  published_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  published_by: ColumnType<number | null, number | null | undefined, number | null>;
}

interface PopupWordsTable {
  popup_id: number;
  nth: number;
  title: Json<NamesText>;
  text: Json<NamesText>;
  action: Json<NamesText>;
  picture: Generated<string>;
  picture_words: Json<NamesText>;
  saved_at: Date;
  saved_by: number;
}

/** Popups of home, and their words. */
export interface PopupTables {
  popup_words: PopupWordsTable;
  popups: PopupsTable;
}
