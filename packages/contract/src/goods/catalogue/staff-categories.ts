import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { NoInput, NoOutput } from "../../kernel/fields.ts";
import { WrittenNames } from "./staff-catalogue.ts";

const access = { right: "maintain_catalogue" } as const;
/** As large as the column that holds it. */
const Id = z.int().check(z.gte(1), z.lte(2_147_483_647));
const Version = z.int().check(z.gte(0), z.lte(2_147_483_647));

export const MaintainedCategory = z.object({
  id: z.int(),
  parent_id: z.nullable(z.int()),
  names: WrittenNames,
  img_url: z.string(),
  version: z.int(),
  /** Own goods that lie in it, those off sale included. */
  goods: z.int(),
});
export type MaintainedCategory = z.infer<typeof MaintainedCategory>;

/** [OWN-03] [OWN-05] */
export const listMaintainedCategories = defineCall({
  methods: ["GET"],
  path: "/staff/catalogue/categories",
  about: "Reads all categories in their order, with how many goods lie in each.",
  access,
  mutates: false,
  input: NoInput,
  output: z.object({ list: z.array(MaintainedCategory) }),
  refusals: [],
});

/** The eight top groups have fixed ids: they are renamed, never added or removed. [OWN-03] [OWN-04] */
export const saveCategory = defineCall({
  methods: ["POST"],
  path: "/staff/catalogue/categories/save",
  about: "Renames a category, or adds one below a top group.",
  access,
  mutates: true,
  changesPages: true,
  transaction: "none",
  input: z.object({
    id: z.optional(Id),
    /** Of a new category. */
    parent_id: z.optional(Id),
    version: z._default(Version, 0),
    names: WrittenNames,
    img_url: z._default(z.string().check(z.maxLength(500)), ""),
  }),
  output: z.object({ data: z.object({ id: z.int() }) }),
  refusals: ["category_unknown", "names_needed", "changed_meanwhile", "file_unknown"],
});

/** `ids` are all categories below one parent (or all top groups) in their new order. */
export const arrangeCategories = defineCall({
  methods: ["POST"],
  path: "/staff/catalogue/categories/arrange",
  about: "Sets the order of the categories below one parent.",
  access,
  mutates: true,
  changesPages: true,
  input: z.object({
    parent_id: z.nullable(Id),
    ids: z.array(Id).check(z.minLength(1), z.maxLength(100)),
  }),
  output: NoOutput,
  refusals: ["category_unknown", "changed_meanwhile"],
});

export const removeCategory = defineCall({
  methods: ["POST"],
  path: "/staff/catalogue/categories/remove",
  about: "Removes a category without goods below a top group.",
  access,
  mutates: true,
  changesPages: true,
  input: z.object({ id: Id }),
  output: NoOutput,
  refusals: ["category_unknown", "category_fixed", "category_in_use"],
});
