import { consignmentErrors } from "./consignment-errors.ts";
import { deskErrors } from "./desk-errors.ts";
import { campaignErrors } from "./campaign-errors.ts";
import { pageErrors } from "./page-errors.ts";
import { customerErrors } from "./customer-errors.ts";
import { logInErrors } from "./log-in-errors.ts";
import { goodsRuleErrors } from "./goods-rule-errors.ts";
import { storageErrors } from "./storage-errors.ts";
import { uploadErrors } from "./upload-errors.ts";
import { unclaimedErrors } from "./unclaimed-errors.ts";
import { workOrderErrors } from "./work-order-errors.ts";
import { articleErrors } from "./article-errors.ts";
import { clearanceErrors } from "./clearance-errors.ts";
import { voyageErrors } from "./voyage-errors.ts";
import { parcelErrors } from "./parcel-errors.ts";
import { freightErrors } from "./freight-errors.ts";
import { refundErrors } from "./refund-errors.ts";
import { statementErrors } from "./statement-errors.ts";
import { withdrawalErrors } from "./withdrawal-errors.ts";
import type { errors as source } from "../../zh/kernel/errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const errors = {
  // any call
  login_needed: "請先登入",
  server_error: "請稍後再試",
  service_unavailable: "請稍後再試",
  under_maintenance: "三板正在維護，預計 {until} 恢復",
  server_busy: "現在人太多，伺服器忙不過來，請重新整理後再試",
  outcome_unknown: "連線中斷了，暫時不知道這一步有沒有完成。請先查看結果，再決定是否重試",
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
  share_text_ambiguous: "這段文字提到了不只一件商品，請只貼上其中一件的連結",
  share_password_unsupported: "這種口令只能在原本的 App 開啟，請在那裡複製商品連結，再貼到這裡",
  asked_enough:
    "現在不能再向這個平台詢問，請 {hours, plural, =0 {{minutes} 分鐘} other {# 小時}}後再試",
  log_in_to_ask:
    "現在不能再為訪客向這個平台詢問。請登入後繼續，或 {hours, plural, =0 {{minutes} 分鐘} other {# 小時}}後再試",

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
  order_too_large: "一張訂單最多 {units, number} 元人民幣、{kg, number} 公斤，請減少數量",
  second_person_needed: "「{item}」的價格是您改的，遠低於原頁，要由另一位審核員先確認",
  price_not_seen: "價格剛才又改過，請看過新的價格再確認",
  instructions_changed: "別處剛才改過，請重新開啟本頁再改",
  request_needed: "請寫明要付什麼，或貼上連結",
  request_link_invalid: "這不是網頁連結，請貼上以 https:// 開頭的網址",
  request_amount_needed: "請填寫要付的人民幣金額",
  request_too_dear: "一次最多代付人民幣 {units, number} 元",
  requests_open: "您已有 {n, number} 張代付申請在審核中，請等審核後再送出",
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
  coupon_unknown: "找不到這組代碼的優惠券",
  coupon_not_open: "這張優惠券現在不能領取",
  coupon_limit_reached: "每個帳號最多領 {n, number} 張，您已領完",
  coupon_gone: "已經被領完了",
  coupon_value_invalid: "折抵須大於 0 且不超過 100%；按比例折抵須填上限",
  coupon_window_invalid: "結束須晚於開始；以天數計的須填天數",
  coupon_copies_invalid: "張數不能少於每個帳號可領的張數，也不能少於已發出的張數",
  coupon_terms_fixed: "這種優惠券已有發出的，承諾的內容不能再改；請另建範本",
  correction_unknown: "沒有這筆更正",
  correction_currency: "這位客戶的餘額是 {currency}",
  correction_decided: "這筆更正已經處理過了",
  coupon_unusable: "這張優惠券無法用於這張訂單",
  order_failed: "下單失敗，請再試一次",
  transport_unavailable: "這種運送方式暫不提供",
  activity_cap_exceeded: "活動訂單商品金額最多 {cap}，現在是 {amount}",
  activity_coupon: "活動訂單和活動包裹不能使用優惠券",
  activity_hours: "活動日 19:00 到 23:00 暫停下單",
  rate_unknown: "匯率暫時查不到，請稍後再試",
  shipping_refused: "「{name}」不能運送：{reason}",
  transport_refused: "「{name}」不能走這種運送方式：{reason}",

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
  topups_open: "您已有 {n, number} 筆線上儲值還沒付款，請先付清或取消其中一筆",
  notification_invalid: "通知的簽章不正確",
  pay_time_invalid: "轉帳時間不正確",

  ...withdrawalErrors,
  ...statementErrors,
  ...freightErrors,
  ...refundErrors,

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
  account_locked: "錯誤次數太多，請 {minutes, number} 分鐘後再試",
  email_unproven: "新的電子郵件須先用驗證碼確認",
  real_name_settled: "實名資料已經審核過了",
  name_needed: "請填寫真實姓名",
  email_not_registered: "這個電子郵件尚未註冊",
  image_captcha_needed: "請先輸入圖片中的數字",
  image_captcha_wrong: "圖形驗證碼不正確，請看新的圖片再試一次",
  account_paused: "操作太頻繁，請 {minutes, number} 分鐘後再試，或改用登入過的裝置，或重設密碼",
  account_or_password_wrong: "帳號或密碼不正確",
  device_unknown: "沒有這台裝置",

  // addresses
  address_unknown: "沒有這個地址",
  address_limit: "最多儲存 15 個地址",
  area_needed: "請選擇地區",
  detail_needed: "請填寫詳細地址",
  postal_code_invalid: "郵遞區號須為 5 位數字",
  consignee_needed: "請填寫收件人",
  consignee_too_long: "收件人最多 25 字",
  phone_invalid: "電話號碼不正確",

  ...uploadErrors,
  ...parcelErrors,
  ...consignmentErrors,
  ...unclaimedErrors,
  ...workOrderErrors,
  ...clearanceErrors,
  ...voyageErrors,
  ...deskErrors,
  ...logInErrors,
  ...customerErrors,
  ...goodsRuleErrors,
  ...storageErrors,
  ...campaignErrors,
  ...pageErrors,

  // staff
  customer_unknown: "沒有這位客戶",
  self_approval: "不能審核自己經手的申請",
  otp_needed: "請輸入驗證器上的 6 位數字",
  otp_wrong: "這 6 位數字不正確，請輸入驗證器上最新的",
  otp_setup_needed: "第一次登入，請先用驗證器掃描下面的 QR 碼，再輸入它顯示的 6 位數字",
  staff_unknown: "沒有這位員工",
  staff_email_known: "這個電子郵件已是另一位員工的",
  staff_name_needed: "請填寫姓名",
  roles_needed: "請至少選一個角色",
  own_roles: "不能更改自己的角色，請另一位管理員來改",
  own_account: "這件事須由另一位管理員來做",
  password_change_needed: "這是初始密碼，請設定一個自己的密碼",
  password_unchanged: "新密碼不能與現在的相同",
  initial_password_expired: "初始密碼已過期，請管理員重新發一個",
  otp_required: "這裡的員工都要用驗證器登入，不能關閉",
  otp_not_started: "請先開始設定驗證器",
  otp_is_off: "還沒有設定驗證器",
  export_too_large: "符合的紀錄有 {count, number} 筆，一次最多匯出 {most, number} 筆。請縮小條件",

  // content and notices
  texts_too_long: "一次要翻譯的文字太多",
  text_unknown: "沒有這條文字",
  message_unreadable: "這段文字的寫法有誤，請檢查大括號",
  placeholders_differ: "佔位符必須與原文相同：{expected}",
  overrides_full: "改過的文字已達上限 {most, number} 條",
  ...articleErrors,
  setting_unknown: "沒有這項設定",
  setting_out_of_bounds: "要在 {min, number} 到 {max, number} 之間",
  closed_day_past: "{day} 已經過去，不能再改",
  setting_unreadable: "看不懂這個值，請檢查格式",
  settings_contradict: "與另一項設定矛盾：下限不能高於上限，請先改另一項",
  setting_moment_past: "生效時間要晚於現在",
  setting_begun: "已經生效，不能撤回；請改設一個新值",

  // maintained goods and categories
  goods_unknown: "找不到這件商品",
  changed_meanwhile:
    "{name} 在 {time} 已經儲存過，您看到的不是最新內容。您寫的還在這裡：請對照最新內容後再儲存",
  names_needed: "請填寫簡體中文名稱",
  options_unclear: "每個選項和每個值都要有名稱，而且不能重複",
  skus_unclear: "規格組合和選項對不上，請重新打開商品再試",
  tiers_unclear: "階梯價的起訂量要一級比一級高，價格要大於 0",
  goods_not_sellable: "上架前至少要有一張圖片，和一個價格大於 0 的在售規格",
  category_unknown: "找不到這個分類",
  category_in_use: "這個分類下還有 {count, number} 件商品，請先移走",
  category_fixed: "八個頂級分類是固定的，不能刪除",
  shop_unknown: "找不到這家店",

  // maintained rates
  rate_far_off: "這個匯率和市場中間價相差超過 {percent, number}%，請檢查小數點",
  rate_period_invalid: "結束時間要晚於開始時間，開始時間不能早於現在",
  rate_not_manual: "這不是還在生效或等待生效的人工匯率",

  // a person's data
  orders_in_progress: "還有 {n, number} 筆訂單尚未完成，完成或關閉後才能刪除帳號",
  balance_left: "帳戶裡還有 {amount}，用完或提領後才能刪除帳號",
  withdrawal_pending: "有一筆提領正在審核（{amount}），結束後才能刪除帳號",
  topup_pending: "有 {n, number} 筆儲值還在處理，結束後才能刪除帳號",
  account_cancelled: "這個帳號已申請刪除，{date} 會永久清除；在那之前登入時可以選擇保留",
  export_too_soon: "一天只能申請一次資料副本，{at} 之後可以再申請",
  not_business: "只有企業帳號才需要送出公司資料",
  company_name_needed: "請填寫公司名稱",
  company_number_invalid: "這個公司編號不正確，請對照登記文件檢查",
  document_needed: "請上傳公司登記文件的照片",
  company_pending: "公司資料正在審核，請等候結果",
  company_settled: "公司資料已通過認證，要更改請聯絡客服",
  identity_unknown: "沒有這份認證資料",
  identity_settled: "這份資料已經審核過了",
  identity_claimed: "{name} 正在審核這份資料",
  claim_needed: "請先認領這份資料",
} as const satisfies SameKeys<typeof source>;
