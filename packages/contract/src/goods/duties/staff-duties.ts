import { dutyClassBases } from "@sampan/domain/goods/duties/duty-class";
import { dutyClasses } from "@sampan/domain/people/regions/customs";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  AskedKey,
  NoInput,
  NoOutput,
  paging,
  PublicKey,
  Region,
  RowId,
  RowNumber,
  Version,
  WireTime,
} from "../../kernel/fields.ts";
import { I18n } from "../i18n.ts";

const access = { right: "maintain_duties" } as const;

export const DutyClassName = z.enum(dutyClasses);

/** Where something was read; the address is empty, or a page that anybody may open. */
const readFields = {
  source: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  address: z.string().check(z.maxLength(300), z.regex(/^(https:\/\/\S+)?$/)),
  read_on: z.iso.date(),
};

/** In hundredths of a percent, the least and the most. */
const Share = z.int().check(z.gte(0), z.lte(10_000));

/** Who did it and when; an empty name for what the house began with. */
const Made = z.object({ by: z.string(), at: WireTime });

const DutyWordLists = z
  .array(
    z.tuple([
      DutyClassName,
      z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(100)),
    ]),
  )
  .check(
    z.maxLength(dutyClasses.length),
    z.refine((lists) => new Set(lists.map(([name]) => name)).size === lists.length),
  );

export const DutyRateRow = z.object({
  region: Region,
  duty_class: DutyClassName,
  version: z.int(),
  low_bp: z.int(),
  high_bp: z.int(),
  source: z.string(),
  address: z.string(),
  read_on: z.string(),
  made: Made,
});
export type DutyRateRow = z.infer<typeof DutyRateRow>;

const DutyWordsRow = z.object({ version: z.int(), lists: DutyWordLists, made: Made });
export type DutyWordsRow = z.infer<typeof DutyWordsRow>;

export const readDuties = defineCall({
  methods: ["GET"],
  path: "/staff/duties",
  about:
    "Reads what duty is reckoned by: the rate of each class in each region, and the words that lead to a class.",
  access,
  mutates: false,
  input: NoInput,
  output: z.object({ data: z.object({ rates: z.array(DutyRateRow), words: DutyWordsRow }) }),
  refusals: [],
});

export const readDutyHistory = defineCall({
  methods: ["GET"],
  path: "/staff/duties/history",
  about: "Lists what a region asked of a class before, the newest first.",
  access,
  mutates: false,
  input: z.object({ region: Region, duty_class: DutyClassName }),
  output: z.object({ datalist: z.array(DutyRateRow) }),
  refusals: [],
});

/** What is saved holds for every estimate from then on; what orders were told stays. */
export const saveDutyRate = defineCall({
  methods: ["POST"],
  path: "/staff/duties/save",
  about: "Writes what a region asks of a class, and where that was read.",
  access,
  mutates: true,
  transaction: "none",
  input: z
    .object({
      region: Region,
      duty_class: DutyClassName,
      /** The version that was seen. */
      version: Version,
      low_bp: Share,
      high_bp: Share,
      ...readFields,
    })
    .check(z.refine(({ low_bp, high_bp }) => low_bp <= high_bp)),
  output: NoOutput,
  refusals: ["changed_meanwhile", "duty_day_ahead"],
});

export const readDutyWordsHistory = defineCall({
  methods: ["GET"],
  path: "/staff/duties/words/history",
  about: "Lists the words that led to classes before, the newest first.",
  access,
  mutates: false,
  input: NoInput,
  output: z.object({ datalist: z.array(DutyWordsRow) }),
  refusals: [],
});

export const saveDutyWords = defineCall({
  methods: ["POST"],
  path: "/staff/duties/words/save",
  about: "Writes the words that lead to a class, in the order in which they are looked at.",
  access,
  mutates: true,
  transaction: "none",
  input: z.object({ version: Version, lists: DutyWordLists }),
  output: NoOutput,
  refusals: ["changed_meanwhile"],
});

/** A class that was set for a listing, or for all of a category. */
export const DutyClassRow = z.object({
  id: PublicKey,
  /** Of a listing; null for one of a category. */
  listing: z.nullable(z.object({ spu_id: RowId, item_name: z.string(), i18n: I18n })),
  /** Its name; null for one of a listing. */
  category: z.nullable(I18n),
  duty_class: DutyClassName,
  source: z.string(),
  address: z.string(),
  read_on: z.string(),
  made: Made,
});
export type DutyClassRow = z.infer<typeof DutyClassRow>;

export const listDutyClasses = defineCall({
  methods: ["GET"],
  path: "/staff/duties/classes",
  about: "Lists the classes that were set for listings and categories, the newest first.",
  access,
  mutates: false,
  input: z.object({ ...paging(20) }),
  output: z.object({ datalist: z.array(DutyClassRow), total: z.int() }),
  refusals: [],
});

export const findDutyClass = defineCall({
  methods: ["GET"],
  path: "/staff/duties/classes/of",
  about: "Reads which class one listing is in, and who says so.",
  access,
  mutates: false,
  input: z.object({ spu_id: RowId }),
  output: z.object({
    data: z.object({
      spu_id: RowId,
      item_name: z.string(),
      i18n: I18n,
      duty_class: z.nullable(DutyClassName),
      basis: z.enum(dutyClassBases),
    }),
  }),
  refusals: ["item_not_found"],
});

/** In place of what was set before. */
export const setDutyClass = defineCall({
  methods: ["POST"],
  path: "/staff/duties/classes/set",
  about: "Sets the class of a listing or of a whole category, and where that was read.",
  access,
  mutates: true,
  input: z
    .object({
      spu_id: z.optional(RowId),
      category_id: z.optional(RowNumber),
      duty_class: DutyClassName,
      ...readFields,
    })
    .check(
      z.refine(({ spu_id, category_id }) => (spu_id === undefined) !== (category_id === undefined)),
    ),
  output: NoOutput,
  refusals: ["item_not_found", "category_unknown", "duty_day_ahead"],
});

export const endDutyClass = defineCall({
  methods: ["POST"],
  path: "/staff/duties/classes/end",
  about: "Takes a class back, so that the category or the words decide again.",
  access,
  mutates: true,
  input: z.object({ id: AskedKey }),
  output: NoOutput,
  refusals: ["duty_class_over"],
});
