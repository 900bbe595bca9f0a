export const notices = {
  title: "通知",
  tabs: {
    label: "通知类别",
    own: "我的通知",
    published: "公告",
  },
  empty: "还没有通知",
  emptyBody: "订单、包裹和钱包有进展时，会在这里告诉您。",
  emptyPublished: "目前没有公告",
  visitor: "登录后可以看到自己的通知",
  unread: "未读",
  readAll: "全部标为已读",
  loading: "正在读取通知",
} as const;
