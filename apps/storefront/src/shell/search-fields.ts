import * as z from "zod/mini";

/**
 * Words in an address. The router reads `?searchValue=618` as a number and writes text that looks like one in
 * quotes; it stays as it was read, so that an address never changes, and becomes text where it is used.
 */
export const Words = z.union([z.string(), z.number(), z.boolean()]);
