import * as z from "zod/mini";

/** Shapes that several calls share. Strings are bounded, so that no field can carry a book. */
export const Cents = z.int();
export const Language = z.enum(["zh", "zh-TW", "th", "en"]);
export const Region = z.enum(["TW", "TH"]);
export const Currency = z.enum(["CNY", "TWD", "THB"]);
/** Our id of a stored row that people may see, as decimal digits; always a safe integer. */
export const RowId = z.string().check(z.regex(/^[1-9]\d{0,14}$/));
/** A number of a status or kind; one that no column could hold is refused before it reaches one. */
export const SmallNumber = z.int().check(z.gte(-32_768), z.lte(32_767));
/** The public number of a payable thing. */
export const Tid = z.string().check(z.regex(/^SP\d{6}[0-9a-hjkmnp-tv-zA-HJKMNP-TV-Z]{6}$/));
export const Text = z.string().check(z.maxLength(2000));
export const ShortText = z.string().check(z.maxLength(200));
/** A password as it travels: lower-case hex SHA-256 of the UTF-8 text. [ACC-05] */
export const PasswordHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** `YYYY-MM-DD HH:mm:ss` in the region's zone. */
export const WireTime = z.string();
export const NoInput = z.object({});
export const NoOutput = z.object({});

/** Page number and size with a call's own default size; sizes above 100 are refused. */
export const paging = (size: number) => ({
  page: z._default(z.int().check(z.gte(1), z.lte(100_000)), 1),
  page_size: z._default(z.int().check(z.gte(1), z.lte(100)), size),
});

/** Names in the four languages. */
export const Names = z.object({
  zh: z.string(),
  "zh-TW": z.string(),
  th: z.string(),
  en: z.string(),
});
