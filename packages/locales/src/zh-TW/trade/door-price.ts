import { dutyClasses } from "../goods/duty-classes.ts";
import type { doorPrice as source } from "../../zh/trade/door-price.ts";
import type { SameKeys } from "../../same-keys.ts";

export const doorPrice = {
  title: "送到您家門口，大約",
  open: "看看怎麼算的",
  asking: "正在估算",
  failed: "現在估算不出來",
  span: "{low} 至 {high}",
  total: "合計",
  weight: "這批貨大約 {weight} kg",
  parts: {
    goods: "商品",
    mainland_freight: "中國境內運費",
    service_fee: "服務費",
    insurance: "運輸保險",
    coupon: "優惠券",
    international_freight: "國際運費",
    local_freight: "當地配送費",
    import_duty: "進口關稅",
    import_vat: "進口增值稅",
  },
  why: {
    share: "商品金額的 {percent}%",
    freight: "{way}，以 {weight} kg 計費，每公斤 {rate}",
    duty: "貨值 {value}：商品、運費和保險。由海關收取",
    vat: "貨值加關稅的 {percent}%，由海關收取",
  },
  basisTitle: "重量從哪裡來",
  basis: {
    weighed: "{count, number} 款：同款以往包裹的實際重量",
    said: "{count, number} 款：賣家寫的重量，最多再加包裝",
    category: "{count, number} 款：同類商品以往的實際重量",
    assumed: "{count, number} 款：我們假定的重量",
  },
  hintTitle: "海關",
  hints: {
    within: "貨值 {value}，在免稅的 {free} 以內。半年內超過六次仍會課稅。",
    near: "貨值 {value}，可能超過免稅的 {free}。超過就要課稅，這裡沒有算進去。",
    above: "貨值 {value}，超過免稅的 {free}。關稅和營業稅由海關收取，這裡沒有算進去。",
    taxIncluded: "這條線路的運費已經含稅。",
    dutyClass: "假定為「{kind}」，關稅 {percent}%",
    dutyRange: "假定為「{kind}」，關稅 {low}% 至 {high}%",
  },
  read: {
    listing: "這款商品的類別：<from>{source}</from>，{day}",
    category: "這類商品的類別：<from>{source}</from>，{day}",
    words: "類別由標題和分類的用詞推斷（詞表 {day}）",
    nothing: "看不出類別，依最低到最高的稅率計算",
    rate: "稅率：<from>{source}</from>，{day} 查閱",
  },
  classes: { ...dutyClasses, unknown: "無法判斷的商品" },
  doubtTitle: "還不確定的",
  doubts: {
    listing_without_weight: "{count, number} 款賣家沒寫重量",
    category_never_shipped: "{count, number} 款從來沒有寄過同類商品",
    duty_class_unknown: "{count, number} 款看不出屬於哪類關稅",
    no_way_open: "目前沒有可以寄這些商品的運輸方式，所以沒有算國際運費",
  },
  note: "這是估算，不是報價。到倉秤重後依實際重量計費。",
} as const satisfies SameKeys<typeof source>;
