export const coupons = {
  title: "优惠券",
  tabs: {
    label: "优惠券状态",
    unused: "可使用",
    used: "已使用",
    expired: "已过期",
  },
  kinds: {
    general: "满减券",
    freight: "国际运费券",
  },
  from: "满 {amount} 可用",
  fromNothing: "不限金额",
  period: "{from} 至 {to}",
  code: "券码 {code}",
  reserved: "订单 {tid} 使用中",
  used: "已用于订单 {tid}",
  loading: "正在读取优惠券",
  empty: {
    unused: "没有可用的优惠券",
    used: "还没有用过优惠券",
    expired: "没有过期的优惠券",
    body: "有新的优惠券时，会出现在这里。",
  },
} as const;
