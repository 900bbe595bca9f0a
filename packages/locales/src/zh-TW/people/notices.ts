import type { notices as source } from "../../zh/people/notices.ts";
import type { SameKeys } from "../../same-keys.ts";

export const notices = {
  title: "通知",
  tabs: {
    label: "通知類別",
    own: "我的通知",
    published: "公告",
  },
  empty: "還沒有通知",
  emptyBody: "訂單、包裹和錢包有進展時，會在這裡告訴您。",
  emptyPublished: "目前沒有公告",
  visitor: "登入後可以看到自己的通知",
  unread: "未讀",
  readAll: "全部標為已讀",
  loading: "正在讀取通知",
} as const satisfies SameKeys<typeof source>;
