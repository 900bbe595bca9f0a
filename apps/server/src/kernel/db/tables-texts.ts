import type { ColumnType, Generated } from "kysely";

export interface GoodsToTranslateTable {
  product_id: number;
  noted_at: Date;
  tries: Generated<number>;
}

export interface TextOverridesTable {
  key: string;
  language: string;
  message: string;
  changed_at: Date;
  staff_id: number;
}

export interface TranslationUsageTable {
  day: string;
  characters: number;
}

export interface TranslationsTable {
  id: Generated<number>;
  text_hash: string;
  language: string;
  origin: string;
  source_text: string;
  translated_text: string;
  made_at: Date;
  staff_id: ColumnType<number | null, number | null | undefined, number | null>;
}
