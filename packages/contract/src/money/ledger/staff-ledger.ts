import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Cents, NoInput } from "../../kernel/fields.ts";

/** The books added up anew: what every currency comes to, and where they disagree with themselves. [WAL-50] */
export const checkBooks = defineCall({
  methods: ["GET"],
  path: "/staff/ledger/check",
  about: "Adds the whole ledger up: each currency comes to zero, and every balance to its entries.",
  access: { right: "audit_topups" },
  mutates: false,
  input: NoInput,
  output: z.object({
    data: z.object({
      /** Zero for each, or money came from nowhere. Points are a currency of their own. */
      totals: z.array(z.object({ currency: z.string(), total: Cents, entries: z.int() })),
      differences: z.array(
        z.object({
          what: z.enum(["balance", "chain", "transfer", "negative", "seal"]),
          /** The key of an account, the name of a block, or what makes a transfer happen once. */
          id: z.string(),
          /** Null where nobody knows in what a transfer moved nothing, and for seals. */
          currency: z.nullable(z.string()),
          expected: z.int(),
          found: z.int(),
        }),
      ),
    }),
  }),
  refusals: [],
});
