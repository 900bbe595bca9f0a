import type { accounts as source } from "../zh/accounts.ts";
import type { SameKeys } from "../same-keys.ts";

export const accounts = {
  login: {
    title: "เข้าสู่ระบบ",
  },
  register: {
    title: "สมัครสมาชิก",
  },
} as const satisfies SameKeys<typeof source>;
