import type { accounts as source } from "../zh/accounts.ts";
import type { SameKeys } from "../same-keys.ts";

export const accounts = {
  login: {
    title: "Log in",
  },
  register: {
    title: "Create an account",
  },
} as const satisfies SameKeys<typeof source>;
