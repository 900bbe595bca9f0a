import { translationLimits } from "@sampan/domain/goods/translation/translation";
import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import { Language } from "../kernel/fields.ts";

const { texts_max, text_characters_max } = translationLimits;

/** A language tag as browsers write it; one that we do not put goods into answers the originals. */
const LanguageTag = z.string().check(z.regex(/^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,3}$/));

/**
 * Puts public texts of goods into a language. Each text that was sent is a key of `data`; one that could
 * not be translated stands beside itself. [API-66] [TRAN-05] [TRAN-06] [TRAN-08]
 */
export const translateTexts = defineCall({
  methods: ["POST"],
  path: "/gateway/translate/batch",
  about: "Translate texts of goods, at most a hundred at once; equal texts are translated once.",
  access: "anyone",
  mutates: true,
  transaction: "none",
  input: z.object({
    text: z
      .array(z.string().check(z.maxLength(text_characters_max)))
      .check(z.minLength(1), z.maxLength(texts_max)),
    lang: LanguageTag,
  }),
  output: z.object({ data: z.record(z.string(), z.string()) }),
  refusals: ["texts_too_long"],
});

/**
 * The texts of the pages that content staff changed, compiled as pages hold them, by key. Pages carry their
 * own when they are rendered; this is for a page that changes its language. [BO-51]
 */
export const queryTextOverrides = defineCall({
  methods: ["GET"],
  path: "/gateway/texts/overrides",
  about: "Read the texts that were changed since the pages were built.",
  access: "anyone",
  mutates: false,
  input: z.object({ lang: Language }),
  output: z.object({ data: z.record(z.string(), z.unknown()) }),
  refusals: [],
});
