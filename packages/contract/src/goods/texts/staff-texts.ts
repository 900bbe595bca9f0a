import { targetLanguages } from "@sampan/domain/goods/translation/translation";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Language, NoOutput, paging, ShortText, WireTime } from "../../kernel/fields.ts";

const right = { right: "maintain_content" } as const;

/** The languages goods are put into. */
const TargetLanguage = z.enum(targetLanguages);
const SourceText = z.string().check(z.minLength(1), z.maxLength(500));

export const TranslationRow = z.object({
  /** Language and original, however long that is. */
  id: z.string(),
  source_text: z.string(),
  language: TargetLanguage,
  translated_text: z.string(),
  /** `staff`, or the provider that made it. */
  origin: z.string(),
  made_at: WireTime,
  /** Empty where a provider made it. */
  staff_name: z.string(),
});
export type TranslationRow = z.infer<typeof TranslationRow>;

/** [BO-51] */
export const queryTranslations = defineCall({
  methods: ["GET"],
  path: "/staff/translations",
  about:
    "Finds what goods are called in other languages, by original or translation, newest first.",
  access: right,
  mutates: false,
  input: z.object({
    search: z._default(ShortText, ""),
    language: z.optional(TargetLanguage),
    /** Only what content staff wrote. */
    corrected: z._default(z.union([z.literal(0), z.literal(1)]), 0),
    ...paging(20),
  }),
  output: z.object({ datalist: z.array(TranslationRow), total: z.int() }),
  refusals: [],
});

/** Takes effect at once wherever the text stands, and no provider is asked for it again. [BO-51] */
export const correctTranslation = defineCall({
  methods: ["POST"],
  path: "/staff/translations/correct",
  about: "Writes what a text of goods is called in a language; it wins over every provider.",
  access: right,
  mutates: true,
  changesPages: true,
  input: z.object({
    source_text: SourceText,
    language: TargetLanguage,
    translated_text: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  }),
  output: NoOutput,
  refusals: [],
});

export const forgetCorrection = defineCall({
  methods: ["POST"],
  path: "/staff/translations/forget",
  about: "Takes a correction back: the provider's words count again.",
  access: right,
  mutates: true,
  changesPages: true,
  input: z.object({ source_text: SourceText, language: TargetLanguage }),
  output: NoOutput,
  refusals: ["text_unknown"],
});

const TextKey = z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,120}$/));

export const TextRow = z.object({
  /** Noun and name: `cart.title`. */
  key: z.string(),
  language: Language,
  /** The simplified Chinese text, which names the placeholders. */
  source: z.string(),
  /** As it was built. */
  built: z.string(),
  /** What content staff wrote instead; empty where nobody did. */
  override: z.string(),
  changed_at: z.string(),
  staff_name: z.string(),
});
export type TextRow = z.infer<typeof TextRow>;

/** [BO-51] */
export const queryTexts = defineCall({
  methods: ["GET"],
  path: "/staff/texts",
  about: "Finds the texts that customers read, by key or words.",
  access: right,
  mutates: false,
  input: z.object({
    search: z._default(ShortText, ""),
    language: Language,
    /** Only those that content staff changed. */
    changed: z._default(z.union([z.literal(0), z.literal(1)]), 0),
    ...paging(20),
  }),
  output: z.object({ datalist: z.array(TextRow), total: z.int(), changed: z.int(), most: z.int() }),
  refusals: [],
});

/** Said at once by every page, without a new build. [BO-51] */
export const overrideText = defineCall({
  methods: ["POST"],
  path: "/staff/texts/override",
  about: "Says a text of the pages in other words, with the same placeholders.",
  access: right,
  mutates: true,
  transaction: "none",
  input: z.object({
    key: TextKey,
    language: Language,
    message: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  }),
  output: NoOutput,
  refusals: ["text_unknown", "message_unreadable", "placeholders_differ", "overrides_full"],
});

export const restoreText = defineCall({
  methods: ["POST"],
  path: "/staff/texts/restore",
  about: "Says a text of the pages as it was built again.",
  access: right,
  mutates: true,
  transaction: "none",
  input: z.object({ key: TextKey, language: Language }),
  output: NoOutput,
  refusals: ["text_unknown"],
});

/** [BO-51] [BO-03] */
export const queryTextHistory = defineCall({
  methods: ["GET"],
  path: "/staff/texts/history",
  about: "Lists who changed a text or a translation, newest first.",
  access: right,
  mutates: false,
  input: z.object({
    kind: z.enum(["text", "translation"]),
    /** The key of a text, or the original of a translation. */
    name: SourceText,
    language: Language,
  }),
  output: z.object({
    datalist: z.array(
      z.object({
        at: WireTime,
        staff_name: z.string(),
        /** Empty where nothing stood before, or was taken back. */
        before: z.string(),
        after: z.string(),
      }),
    ),
  }),
  refusals: [],
});
