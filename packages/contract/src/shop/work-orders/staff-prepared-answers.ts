import { byLanguage } from "@sampan/domain/kernel/by-language";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { AskedKey, Names, NoInput, NoOutput, PublicKey, Version } from "../../kernel/fields.ts";

const right = { right: "answer_work_orders" } as const;

/** An answer that is written once, in every language, and said often. */
export const PreparedAnswer = z.object({
  id: PublicKey,
  title: z.string(),
  words: Names,
  version: z.int(),
});
export type PreparedAnswer = z.infer<typeof PreparedAnswer>;

export const listPreparedAnswers = defineCall({
  methods: ["GET"],
  path: "/staff/prepared-answers",
  about: "Answers that are prepared, by their titles.",
  access: right,
  mutates: false,
  input: NoInput,
  output: z.object({ list: z.array(PreparedAnswer) }),
  refusals: [],
});

const Words = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000));

/** [BO-45] */
export const savePreparedAnswer = defineCall({
  methods: ["POST"],
  path: "/staff/prepared-answers/save",
  about: "Adds an answer, or changes one that is named by its id and version.",
  access: right,
  mutates: true,
  input: z.object({
    id: z.optional(AskedKey),
    version: z._default(Version, 0),
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    words: z.object(byLanguage(() => Words)),
  }),
  output: NoOutput,
  refusals: ["prepared_answer_unknown", "prepared_answer_known", "changed_meanwhile"],
});

export const removePreparedAnswer = defineCall({
  methods: ["POST"],
  path: "/staff/prepared-answers/:id/remove",
  about: "Takes a prepared answer away.",
  access: right,
  mutates: true,
  input: z.object({ id: AskedKey }),
  output: NoOutput,
  refusals: ["prepared_answer_unknown"],
});
