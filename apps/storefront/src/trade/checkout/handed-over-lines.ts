import { readJsonText } from "@sampan/domain/kernel/json-text";
import * as z from "zod/mini";
import { handedOverKey } from "./handed-over-key.ts";

/** What the cart or a product page hands to the checkout page. It lasts as long as the tab. */
export const HandedOverLines = z.object({
  lines: z
    .array(
      z.object({
        /** Our id of the sku. */
        item_id: z.string(),
        num: z.int(),
        /** The cart line it stands in, which leaves the cart with the order. */
        cart_id: z.optional(z.string()),
      }),
    )
    .check(z.minLength(1)),
  /** `direct` was bought from a product page and never lay in the cart. */
  from: z.enum(["cart", "direct"]),
  /** The name of the order these goods are to become, for own goods that were bought directly. [OWN-08] */
  order: z.optional(z.string()),
});
export type HandedOverLines = z.infer<typeof HandedOverLines>;

/** Undefined where nothing was chosen in this tab, or where what lies there is not ours. */
export function readHandedOverLines(): HandedOverLines | undefined {
  const read = HandedOverLines.safeParse(readJsonText(sessionStorage.getItem(handedOverKey)));
  return read.success ? read.data : undefined;
}

/** Once the order is placed. */
export const forgetHandedOverLines = (): void => sessionStorage.removeItem(handedOverKey);
