import type { Audience } from "@sampan/domain/shop/pages/audience";
import type { Block, BlockEvent, Words } from "@sampan/domain/shop/pages/block";
import type { ColumnType, Generated } from "kysely";
import type { Json } from "./columns.ts";

interface PagesTable {
  id: Generated<number>;
  key: Generated<string>;
  version: Generated<number>;
}

export interface PageVersionsTable {
  page_id: number;
  version: number;
  name: string;
  address: string;
  starts_at: Date;
  ends_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  audience: Json<Audience>;
  title: Json<Words>;
  about: Json<Words>;
  blocks: Json<Block[]>;
  saved_at: Date;
  saved_by: ColumnType<number | null, number | null | undefined, number | null>;
}

interface PagePublicationsTable {
  page_id: number;
  version: number;
  address: string;
  starts_at: Date;
  ends_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  published_at: Date;
  published_by: ColumnType<number | null, number | null | undefined, number | null>;
}

interface PageCountsTable {
  page_id: number;
  block: string;
  day: string;
  event: BlockEvent;
  part: number;
  times: number;
}

/** Pages of blocks, their versions, what is published of them, and what is counted. */
export interface PageTables {
  page_counts: PageCountsTable;
  page_publications: PagePublicationsTable;
  page_versions: PageVersionsTable;
  pages: PagesTable;
}
