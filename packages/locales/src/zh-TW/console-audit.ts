import type { consoleAudit as source } from "../zh/console-audit.ts";
import type { SameKeys } from "../same-keys.ts";

export const consoleAudit = {
  label: "操作紀錄",
  filter: {
    staff_email: "員工電子郵件",
    action: "動作",
    object_kind: "對象類型",
    object_id: "對象編號",
    from: "從",
    to: "到",
  },
  look: "查詢",
  clear: "清除條件",
  empty: "沒有符合的紀錄",
  emptyHint: "放寬條件再查。",
  at: "時間",
  staff: "員工",
  house: "系統",
  action: "動作",
  object: "對象",
  address: "來源位址",
  request: "請求編號",
  change: "展開改動",
  before: "之前",
  after: "之後",
} as const satisfies SameKeys<typeof source>;
