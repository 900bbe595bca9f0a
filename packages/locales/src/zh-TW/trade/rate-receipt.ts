import type { rateReceipt as source } from "../../zh/trade/rate-receipt.ts";
import type { SameKeys } from "../../same-keys.ts";

export const rateReceipt = {
  open: "怎麼來的",
  title: "這筆用的匯率",
  whence: "匯率 {rate} 怎麼來的",
  moved: "市場之後變了；您這筆仍按 {rate}。",
  now: "今天的匯率",
  moves: "市場每天在變；您付款時看到的匯率會為您保留一段時間，付款後就不再變。",
  paid: "{amount}，{time} 付款",
  mid: "市場中間價",
  margin: "我們的加成 {percent}%",
  rate: "您的匯率",
  cost: "這筆的加成",
  source: "來源",
  at: "報價時間",
  lock: "付款時鎖定：之後市場怎麼變，這筆都不變。退款也按這個匯率。",
  unknown: "這個匯率的來源沒有留下記錄。",
  freight: "國際運費和補款直接以您的貨幣計價，不用匯率。",
  sourceName: {
    bank_of_taiwan: "臺灣銀行",
    open_er_api: "open.er-api",
    manual: "人工設定",
    demo: "示範資料",
    other: "其他",
  },
} as const satisfies SameKeys<typeof source>;
