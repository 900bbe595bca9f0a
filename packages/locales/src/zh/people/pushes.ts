/** What a phone is told of. */
export const pushes = {
  title: "手机通知",
  body: "重要的事会通知到这台设备；锁屏上不显示金额、单号与姓名。",
  here: "通知这台设备",
  off: "现在不能通知手机，请改看邮件或短信",
  cannot: "这个浏览器不能接收通知。iPhone 请先把三板加到主屏幕",
  denied: "您在浏览器里拒绝了通知，请到浏览器的网站设置里允许后再来",
  failed: "没能开启，请稍后再试",
  topics: {
    title: "通知哪些事",
    orders: "订单",
    parcels: "包裹与运费",
    refunds: "退款与理赔",
    money: "钱包",
    questions: "客服回复",
    account: "账号与认证",
  },
  quiet: {
    title: "不打扰的时间",
    from: "从",
    to: "到",
    hint: "这段时间的通知会等到结束后再发",
    none: "没有不打扰的时间",
  },
  offer: {
    title: "有进展就通知您",
    body: "审核、到货、可付款时通知这台设备",
    take: "好，通知我",
    later: "先不用",
    taken: "好了，有进展会通知您",
  },
} as const;
