import type { ToldRefusal } from "@sampan/client/call-api";
import type { Result } from "@sampan/domain/kernel/result";
import type { WantedLine } from "./again-by-product.ts";

export interface PutAgain {
  /** Lines that went in, and those that did not. */
  readonly count: number;
  readonly left: number;
  /** Why the last of those did not. */
  readonly refused?: ToldRefusal;
}

/**
 * Puts lines into the cart all at once; where something of them is in the way, product by product, so that what can
 * no longer be bought keeps nothing else out.
 */
export async function putAgain(
  products: readonly (readonly WantedLine[])[],
  put: (lines: readonly WantedLine[]) => Promise<Result<unknown, ToldRefusal>>,
): Promise<PutAgain> {
  const all = products.flat();
  const whole = await put(all);
  if (whole.ok) return { count: all.length, left: 0 };
  let count = 0;
  let refused = whole.error;
  if (refused.code === "login_needed" || products.length < 2)
    return { count, left: all.length, refused };
  for (const lines of products) {
    const one = await put(lines);
    if (one.ok) count += lines.length;
    else refused = one.error;
  }
  return { count, left: all.length - count, refused };
}
