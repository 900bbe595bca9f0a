import { minimumBatchOf } from "@sampan/domain/kernel/quantity";
import { tiersOf } from "./price-of-sku.ts";
import type { ProductRow } from "./find-product.ts";

/**
 * The least pieces over all skus of a product that can be bought at once: what its seller or our staff say, its batch
 * step, and the bound of its first tier. Derived wherever it is shown or asked for, so that a changed tier needs no second
 * field to follow it. [SKU-02] [SKU-03] [SKU-12]
 */
export const leastBatchOf = (
  product: Pick<ProductRow, "tiers" | "activity_price" | "minimum_batch" | "batch_step">,
): number => Math.max(product.minimum_batch, minimumBatchOf(tiersOf(product), product.batch_step));
