import type { TargetLanguage } from "@sampan/domain/goods/translation/translation";
import type { Language } from "@sampan/domain/kernel/language";
import type { ColumnType, Generated } from "kysely";

export interface GoodsTextsTable {
  text_hash: string;
  noted_at: Date;
}

export interface GoodsToTranslateTable {
  product_id: number;
  noted_at: Date;
  tries: Generated<number>;
}

export interface TextOverridesTable {
  key: string;
  language: Language;
  message: string;
  changed_at: Date;
  staff_id: number;
}

export interface TranslationSharesTable {
  day: string;
  who: string;
  characters: number;
}

export interface TranslationUsageTable {
  day: string;
  characters: number;
}

export interface TranslationsTable {
  id: Generated<number>;
  text_hash: string;
  language: TargetLanguage;
  origin: string;
  source_text: string;
  translated_text: string;
  made_at: Date;
  staff_id: ColumnType<number | null, number | null | undefined, number | null>;
}
