import { blockEvents } from "@sampan/domain/shop/pages/block";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { PublicKey, ShortText } from "../../kernel/fields.ts";
import { PageRead } from "./shown-page.ts";

/** [PROMO-11] */
export const queryOwnPage = defineCall({
  methods: ["GET"],
  path: "/gateway/page/query_own_page",
  about: "Read the page of blocks that is open at an address for the customer.",
  access: "customer",
  mutates: false,
  input: z.object({ route: ShortText }),
  output: PageRead,
  refusals: [],
});

export const countBlocks = defineCall({
  methods: ["POST"],
  path: "/gateway/page/count_blocks",
  about: "Counts blocks that were seen, opened or taken from, for nobody in particular.",
  access: "anyone",
  mutates: true,
  input: z.object({
    id: PublicKey,
    events: z
      .array(z.object({ block: ShortText, event: z.enum(blockEvents) }))
      .check(z.maxLength(100)),
  }),
  output: z.object({}),
  refusals: [],
});
