import type { errors as source } from "../zh/errors.ts";
import type { SameKeys } from "../same-keys.ts";

export const errors = {
  // any call
  login_needed: "請先登入",
  server_error: "請稍後再試",
  service_unavailable: "請稍後再試",
  invalid_input: "送出的內容不正確，請檢查後再試",
  unknown_path: "沒有這個網址",
  too_large: "內容太大了",
  call_limit: "操作太頻繁，請稍後再試",
  foreign_site: "請從三板的頁面操作",
  right_missing: "您沒有執行這項操作的權限",
  idempotency_key_reused: "這次操作與上一次重複但內容不同，請重新整理後再試",

  // sourcing
  item_not_found_1688: "找不到這件商品",
  item_not_found: "找不到這件商品",
  too_many_calls: "查詢次數太多，請稍後再試",
  pinduoduo_transient: "拼多多暫時沒有回應，請再試一次",
  platform_unavailable: "平台暫時沒有回應",
  platform_disabled: "這個平台暫停代購",
  platform_unknown: "無法辨識這個平台",
  keyword_needed: "請輸入關鍵字",
  link_not_recognised: "無法辨識這個連結",
  share_password_unknown: "無法辨識這段口令",

  // carts and quantities
  sku_unknown: "沒有這個款式",
  sku_off_sale: "這個款式已下架",
  no_stock: "庫存不足",
  over_stock: "數量超過庫存",
  below_minimum_batch: "最少起批 {n} 件",
  not_in_batch_step: "數量須為 {step} 的倍數",
  cart_full: "購物車最多放 1000 款商品",
  cart_line_unknown: "購物車裡沒有這件商品了",
  nothing_selected: "請選擇商品",
  options_changed: "商品款式有變動，請重新選擇",

  // settlement
  too_many_skus: "一張訂單最多 50 款商品",
  duplicate_goods: "商品重複，請合併後再下單",
  address_needed: "請選擇收件地址",
  carrier_needed: "請選擇宅配",
  transport_needed: "請選擇國際運送方式",
  pay_mode_needed: "請選擇付款方式",
  insurance_needed: "請選擇是否投保",
  terms_needed: "請先同意服務條款",
  claims_terms_needed: "請先同意理賠條款",
  remark_too_long: "備註最多 200 字",
  sensitive_by_air_only: "訂單裡有敏感貨，只能空運",
  goods_refused: "訂單裡有無法運送的商品",
  real_name_needed: "下單前請先完成實名認證",
  profile_incomplete: "請先補齊個人資料",
  coupon_unusable: "這張優惠券無法用於這張訂單",
  order_failed: "下單失敗，請再試一次",
  transport_unavailable: "這種運送方式暫不提供",
  activity_cap_exceeded: "活動訂單金額超過上限",
  activity_hours: "活動日 19:00 到 23:00 暫停下單",
  rate_unknown: "匯率暫時查不到，請稍後再試",

  // orders
  order_unknown: "沒有這張訂單",
  order_not_in_state: "訂單目前的狀態無法這樣做",
  item_not_in_state: "商品目前的狀態無法這樣做",
  order_has_no_items: "訂單裡沒有商品",
  amount_invalid: "金額不正確",

  // payments
  payment_failed: "付款失敗",
  balance_insufficient: "餘額不足，請到會員中心儲值",
  rate_expired: "匯率已更新，請確認新的金額",
  not_payable: "目前沒有需要付的款項",
  bonus_unusable: "這個紅包無法使用",
  points_insufficient: "點數不足",
  payment_mixed: "這些款項無法一起付",

  // wallet
  topup_amount_needed: "請輸入儲值金額",
  topup_below_minimum: "儲值金額至少為 1",
  topup_above_maximum: "單筆儲值最多 5,000,000",
  pay_no_needed: "請填寫銀行流水號",
  pay_no_known: "這筆轉帳已經申報過了",
  voucher_needed: "請上傳轉帳憑證",
  bank_unknown: "沒有這家銀行",
  channel_unavailable: "這個付款管道暫時無法使用",
  whole_amount_needed: "請輸入整數金額",
  topup_unknown: "沒有這筆儲值",
  topup_not_in_state: "這筆儲值已經處理過了",
  notification_invalid: "通知的簽章不正確",
  pay_time_invalid: "轉帳時間不正確",

  // accounts and sessions
  account_not_found: "帳號不存在",
  wrong_password: "密碼不正確",
  account_disabled: "帳號已停用，請聯絡客服",
  region_needed: "這個號碼在兩地都有帳號，請選擇地區",
  mobile_invalid: "手機號碼格式不正確",
  mobile_known: "這個手機號碼已註冊",
  mobile_not_registered: "這個手機號碼尚未註冊",
  email_invalid: "電子郵件格式不正確",
  email_known: "這個電子郵件已註冊",
  captcha_wrong: "驗證碼不正確或已過期",
  captcha_too_soon: "請勿頻繁索取驗證碼，稍候再試",
  captcha_locked: "錯誤次數太多，請重新索取驗證碼",
  captcha_limit: "今天的驗證碼已達上限",
  password_form: "密碼須為 6 到 20 字，只用英文字母、數字和 ! @ # _",
  nickname_too_long: "暱稱最多 20 字",
  real_name_pending: "實名資料審核中",
  id_card_invalid: "證件號碼不正確",
  message_failed: "驗證碼沒有送出，請再試一次",
  account_locked: "密碼錯誤太多次，請稍後再試",
  email_unproven: "新的電子郵件須先用驗證碼確認",
  real_name_settled: "實名資料已經審核過了",
  name_needed: "請填寫真實姓名",

  // addresses
  address_unknown: "沒有這個地址",
  address_limit: "最多儲存 15 個地址",
  area_needed: "請選擇地區",
  detail_needed: "請填寫詳細地址",
  postal_code_invalid: "郵遞區號須為 5 位數字",
  consignee_needed: "請填寫收件人",
  consignee_too_long: "收件人最多 25 字",
  phone_invalid: "電話號碼不正確",

  // uploads
  picture_needed: "請選擇圖片",
  picture_too_large: "圖片太大，請換一張 6 MB 以內的",
  picture_unreadable: "無法讀取這張圖片，請換一張",
  file_unknown: "沒有這個檔案",

  // parcels
  parcel_unknown: "沒有這個包裹",
  parcel_not_in_state: "包裹目前的狀態無法這樣做",
  express_no_unknown: "沒有商品在等這個快遞單號",
  measures_needed: "請填寫重量和長寬高",
  parcel_unpaid: "包裹的運費還沒有付",
  box_unknown: "沒有這個貨箱",
  box_not_in_state: "貨箱目前的狀態無法這樣做",
  undo_expired: "已過了可以復原的時間",
  tariff_missing: "這條線路還沒有運價",
  out_oid_needed: "請填寫平台訂單號",
  reason_needed: "請寫明原因",
  express_no_known: "這個快遞單號已經登記過了",

  // staff
  customer_unknown: "沒有這位客戶",
  self_approval: "不能審核自己經手的申請",

  // content and notices
  article_unknown: "沒有這篇文章",
} as const satisfies SameKeys<typeof source>;
