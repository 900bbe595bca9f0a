import type { SameKeys } from "../../same-keys.ts";
import type { fees as source } from "../../zh/shop/fees.ts";

export const fees = {
  title: "費用一覽",
  lead: "除了商品價，哪些錢要付、哪些不用付，全部列在這裡。數字就是目前生效的設定和運價。",
  region: "寄到{region}",
  estimate: "依重量和尺寸試算運費",
  times: { always: "一定會有", sometimes: "有時會有", never: "不收" },
  about: {
    always: "每張訂單都會算進去",
    sometimes: "用到才有，付款前會看到金額",
    never: "這些不用付錢",
  },
  pays: "損壞或缺少時賠 {percent}%",
  freeIn: "{warehouse}免費存放",
  day: "之後每件每天",
  days: "{days, number} 天",
  percent: "{percent}%",
  from: "{amount} 起",
  importTax: "運價不含稅的方式，由海關向收件人收取",
  kinds: {
    rate_margin: { name: "換匯加成", about: "人民幣換成您付款的幣別時，加在市場中間價上" },
    service_fee: { name: "服務費", about: "商品金額的一部分，依會員等級" },
    international_freight: {
      name: "國際運費",
      about: "依秤重或體積計算；這裡是每種方式最低的金額",
    },
    local_freight: { name: "當地配送費", about: "每批貨一次，送到您填寫的地址" },
    mainland_freight: {
      name: "中國境內運費",
      about: "賣家寄到我們倉庫的運費，由賣家定，和商品一起顯示",
    },
    insurance: { name: "運輸保險", about: "您選擇投保才有，依商品金額計算" },
    storage: { name: "超期存放", about: "免費天數用完、您決定延長時" },
    rehearsal: { name: "先打包再決定", about: "您要先看裝好的重量、尺寸和價格再決定時" },
    services: { name: "倉庫服務", about: "您請倉庫加拍、測試、打木架等才有，每項或每個包裹一次" },
    warehouse: { name: "倉儲費", about: "倉庫另做的處理，帳單寫明內容" },
    other: { name: "其他費用", about: "帳單上的其他項目，每項寫明理由" },
    supplement: { name: "補差價", about: "賣家漲價超過這個比例，先問您要不要；不超過的由我們承擔" },
    online_topup: { name: "線上儲值手續費", about: "付款管道收取，依儲值金額計算" },
    withdrawal: { name: "提領手續費", about: "每次提領到您的銀行帳戶" },
    bank_topup: { name: "銀行轉帳儲值", about: "轉多少，入帳多少" },
    return_freight: { name: "退貨運費", about: "因您的原因退貨才有：同意之前報給您，從退款裡扣" },
    cancellation: { name: "採購前取消", about: "付過的全部退回" },
    refund: { name: "退款", about: "退回您的錢包，我們不收手續費" },
    claim: { name: "申請理賠", about: "申請和審核都不收費" },
  },
} as const satisfies SameKeys<typeof source>;
