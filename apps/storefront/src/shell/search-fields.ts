import * as z from "zod/mini";

/** Words in an address. The router reads `?searchValue=618` as a number: here it is text again. */
export const Words = z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String));
