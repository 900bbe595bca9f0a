import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { ShortText } from "../../kernel/fields.ts";
import { PageRead } from "./shown-page.ts";

/** The same for everybody of a language and region. [PROMO-11] [PROMO-17] [RT-06] */
export const queryPage = defineCall({
  methods: ["GET"],
  path: "/gateway/page/query_page",
  about: "Read the page of blocks that is open at an address, as visitors see it.",
  access: "anyone",
  mutates: false,
  shared_s: 5,
  input: z.object({ route: ShortText }),
  output: PageRead,
  refusals: [],
});
