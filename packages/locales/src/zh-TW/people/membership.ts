import type { membership as source } from "../../zh/people/membership.ts";
import type { SameKeys } from "../../same-keys.ts";

export const membership = {
  title: "會員權益",
  lead: "六個等級，能參加的活動優惠不同；要付的費用以「費用一覽」為準。",
  list: "各等級的權益",
  yours: "您目前的等級",
  everyone: "每個等級都有",
  shared: {
    points: "完成訂單累積點數，下次付款可折抵",
    coupons: "可領取並使用優惠券與運費券",
    parcels: "集運包裹可免費存放、合併寄出",
    service: "下單前有專人審核，有問題隨時問客服",
  },
  tiers: {
    classic: "註冊就是一般會員，以上權益馬上可用，也能參加開放給一般會員的活動。",
    gold: "除了以上權益，還能參加標示「黃金會員」的活動優惠。",
    platinum: "除了以上權益，還能參加標示「白金會員」的活動優惠。",
    diamond: "除了以上權益，還能參加標示「鑽石會員」的活動優惠。",
    crown: "除了以上權益，還能參加標示「皇冠會員」的活動優惠。",
    king: "最高等級：除了以上權益，還能參加標示「至尊會員」的活動優惠。",
  },
  rise: {
    title: "怎麼升級",
    body: "等級由我們依您的訂單往來調整，不必申請，也不收費。目前的等級在「我的」隨時看得到。",
  },
} as const satisfies SameKeys<typeof source>;
