import type { Region } from "@sampan/domain/kernel/regions";

/** A product, where it would be carried to. */
export interface JudgedProduct {
  readonly spu_id: string;
  readonly region: Region;
}
