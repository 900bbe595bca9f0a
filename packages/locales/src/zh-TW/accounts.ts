import type { accounts as source } from "../zh/accounts.ts";
import type { SameKeys } from "../same-keys.ts";

export const accounts = {
  login: {
    title: "登入",
  },
  register: {
    title: "註冊新帳號",
  },
} as const satisfies SameKeys<typeof source>;
