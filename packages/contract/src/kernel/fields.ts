import { roundings } from "@sampan/domain/kernel/rounding";
import { currencies } from "@sampan/domain/kernel/by-region";
import { paymentCurrencies } from "@sampan/domain/kernel/by-region";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { languages } from "@sampan/domain/kernel/language";
import { regions } from "@sampan/domain/kernel/regions";
import * as z from "zod/mini";

/** Shapes that several calls share. Strings are bounded, so that no field can carry a book. */
export const Cents = z.int();
/**
 * The largest amount that anybody puts in by hand: ten million units of its currency, twice the largest top-up. Sums
 * of a hundred thousand of them are still exact.
 */
export const largestAmount = 1_000_000_000;
/** An amount that somebody puts in: nothing below zero, nothing that a sum could not hold. [MONEY-01] */
export const AmountCents = z.int().check(z.gte(0), z.lte(largestAmount));
/** An amount of a top-up as it was typed: what may be topped up is a setting, at most fifty million units. */
export const TypedCents = z.int().check(z.gte(-largestAmount), z.lte(10 * largestAmount));
/** How often a row was saved, as whoever edits it saw it. */
export const Version = z.int().check(z.gte(0), z.lte(1_000_000_000));
/** Our number of a row where it travels as a number: as large as the columns that hold it. */
export const RowNumber = z.int().check(z.gte(1), z.lte(2_147_483_647));
export const Language = z.enum(languages);
export const Region = z.enum(regions);
export const Currency = z.enum(currencies);
/** What customers pay in. */
export const PaymentCurrency = z.enum(paymentCurrencies);
/** What becomes of parts of a cent. */
export const Rounding = z.enum(roundings);
/** The number of a product or a SKU, or of an act of staff, as decimal digits; always a safe integer. (decision 72) */
export const RowId = z.string().check(z.regex(/^[1-9]\d{0,14}$/));
/** Which one it is among its like, counted from 1 and never again, as decimal digits. */
export const Place = z.string().check(z.regex(/^[1-9]\d{0,8}$/));
/** What a row is called outside the server: random, and said nowhere else. Columns make it (`public_key()`). */
export const PublicKey = z.string().check(z.regex(/^[0-9a-f]{20}$/));
/** A key as somebody asks by it. A number, as it was asked by before there were keys, is one that nobody has. */
export const AskedKey = z.string().check(z.regex(/^([0-9a-f]{20}|[1-9]\d{0,14})$/));
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

/** Names in every language. */
export const Names = z.object(byLanguage(() => z.string()));
