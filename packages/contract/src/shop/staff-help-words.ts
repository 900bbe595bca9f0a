import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import { AskedKey, NoInput, NoOutput, PublicKey, Version, WireTime } from "../kernel/fields.ts";

const right = { right: "maintain_content" } as const;

/** Words that mean the same to whoever looks for help, in any language. */
export const HelpWords = z.object({
  id: PublicKey,
  words: z.array(z.string()),
  version: z.int(),
  changed_at: WireTime,
  changed_by: z.string(),
});
export type HelpWords = z.infer<typeof HelpWords>;

export const listHelpWords = defineCall({
  methods: ["GET"],
  path: "/staff/help-words",
  about: "Words that mean the same to whoever looks for help.",
  access: right,
  mutates: false,
  input: NoInput,
  output: z.object({ list: z.array(HelpWords) }),
  refusals: [],
});

/** [BO-40] */
export const saveHelpWords = defineCall({
  methods: ["POST"],
  path: "/staff/help-words/save",
  about: "Adds words that mean the same, or changes those named by id and version.",
  access: right,
  mutates: true,
  input: z.object({
    id: z.optional(AskedKey),
    version: z._default(Version, 0),
    words: z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60)))
      .check(z.maxLength(20)),
  }),
  output: NoOutput,
  refusals: ["help_words_few", "help_words_unknown", "changed_meanwhile"],
});

export const removeHelpWords = defineCall({
  methods: ["POST"],
  path: "/staff/help-words/:id/remove",
  about: "Lets words no longer mean the same.",
  access: right,
  mutates: true,
  input: z.object({ id: AskedKey }),
  output: NoOutput,
  refusals: ["help_words_unknown"],
});
