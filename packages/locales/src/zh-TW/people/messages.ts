import { claimMessages } from "./claim-messages.ts";
import { serviceMessages } from "./service-messages.ts";
import { clearanceMessages } from "./clearance-messages.ts";
import type { messages as source } from "../../zh/people/messages.ts";
import type { SameKeys } from "../../same-keys.ts";
import { orderMessages } from "./order-messages.ts";

export const messages = {
  captcha: "【三板】您的驗證碼是 {code}，{minutes} 分鐘內有效。請勿告訴任何人，我們不會向您索取。",
  sms: "【三板】{title}。{body}",
  push: "點開查看",
  account_exists:
    "【三板】有人用這個號碼在三板索取驗證碼，但它已有帳號。若是您本人，請直接登入或重設密碼；若不是，請不必理會。",
  given_up: "我放棄帳戶裡的 {amount}。刪除帳號後這筆錢歸三板所有，不能再要回。",
  line: {
    stranger: "您好，這裡是三板。請先登入三板，並在這裡綁定 LINE，我們才知道是哪個帳號：{link}",
    kept: "收到了，我們會在三板的對話裡答覆您：{link}",
    words_only: "這裡只能收文字。要給我們看圖片，請到三板的對話：{link}",
  },
  captcha_mails: {
    register: {
      subject: "三板驗證碼 {code}",
      text: "您好：\n\n您正在用這個電子郵件註冊三板，驗證碼是 {code}，{minutes} 分鐘內有效。請在您索取驗證碼的那個瀏覽器裡，在註冊頁面輸入：\n\n{link}\n\n如果不是您本人操作，請不必理會這封郵件。請勿把驗證碼告訴任何人，我們不會向您索取。\n",
    },
    reset_password: {
      subject: "三板：重設密碼",
      text: "您好：\n\n您申請了重設三板的登入密碼，驗證碼是 {code}，{minutes} 分鐘內有效。請在您索取驗證碼的那個瀏覽器裡，在這個頁面輸入：\n\n{link}\n\n如果不是您本人操作，密碼不會改變，請不必理會這封郵件。請勿把驗證碼告訴任何人，我們不會向您索取。\n",
    },
    change_email: {
      subject: "三板：確認新的電子郵件",
      text: "您好：\n\n您要把這個電子郵件用作三板帳號的信箱，驗證碼是 {code}，{minutes} 分鐘內有效。請在這個頁面輸入：\n\n{link}\n\n如果不是您本人操作，請不必理會這封郵件。請勿把驗證碼告訴任何人，我們不會向您索取。\n",
    },
    account_exists: {
      subject: "三板：這個電子郵件已有帳號",
      text: "您好：\n\n有人用這個電子郵件在三板索取驗證碼，但它已有帳號。如果是您本人，請直接登入；忘了密碼可以在這裡重設：\n\n{link}\n\n如果不是您本人操作，請不必理會這封郵件。\n",
    },
  },
  picture_question: "請用數字輸入：{words}",
  digits: {
    zero: "零",
    one: "一",
    two: "二",
    three: "三",
    four: "四",
    five: "五",
    six: "六",
    seven: "七",
    eight: "八",
    nine: "九",
  },
  kinds: {
    ...orderMessages,
    ...claimMessages,
    ...clearanceMessages,
    ...serviceMessages,
    rehearsal_packed: {
      title: "箱子裝好了，請看",
      body: "包裹 {tid} 已裝箱、秤重、拍照。{until} 前可以選線路、換裝法或確認；沒有回覆就照您原先選的方式開運費帳單。",
    },
    rehearsal_reminder: {
      title: "試裝的箱子還在等您",
      body: "包裹 {tid} 等您決定到 {until}；沒有回覆就照您原先選的方式、以當時價格開運費帳單。",
    },
    rehearsal_lapsed: {
      title: "已照您原先的選擇計費",
      body: "包裹 {tid} 沒有收到您的回覆，已照您原先選的線路和地址計算運費。",
    },
    parcel_faulty: {
      title: "驗貨發現問題",
      body: "包裹 {tid} 驗貨時發現商品有問題，請查看，需要可申請退款。",
    },
    parcel_shipped: {
      title: "包裹已出貨",
      body: "包裹 {tid} 已離開大陸倉，開始國際運送。",
    },
    parcel_customs: {
      title: "包裹清關中",
      body: "包裹 {tid} 正在辦理清關。",
    },
    parcel_arrived: {
      title: "包裹已到目的地",
      body: "包裹 {tid} 已到目的地，很快安排配送。",
    },
    parcel_delivering: {
      title: "包裹配送中",
      body: "包裹 {tid} 正在送往您的地址，請留意電話。",
    },
    parcel_ready_for_pickup: {
      title: "包裹可以自取了",
      body: "包裹 {tid} 已到自取點。請出示包裹頁上的取件碼領取，14 天內有效。",
    },
    parcel_delivered: {
      title: "包裹已送達",
      body: "包裹 {tid} 已送達，請到訂單裡確認收貨。",
    },
    topup_credited: {
      title: "儲值已入帳",
      body: "您儲值的 {amount} 已入帳。",
    },
    topup_failed: {
      title: "儲值未通過",
      body: "您申報的儲值 {amount} 沒有通過：{reason}",
    },
    withdrawal_applied: {
      title: "提領申請已收到",
      body: "{amount} 已預留，將匯入末五碼 {digits} 的帳戶。財務覆核後通知您。",
    },
    withdrawal_passed: {
      title: "提領已通過覆核",
      body: "{amount} 將匯入末五碼 {digits} 的帳戶，匯出後再通知您。",
    },
    withdrawal_failed: {
      title: "提領未通過",
      body: "{amount} 的提領未通過：{reason} 預留的金額已退回餘額。",
    },
    withdrawal_paid: {
      title: "提領已匯出",
      body: "{amount} 已匯入末五碼 {digits} 的帳戶，入帳時間依您的銀行而定。",
    },
    withdrawal_returned: {
      title: "銀行退回了提領",
      body: "銀行退回了這筆提領：{reason} {amount} 已退回餘額，請核對收款帳戶後再申請。",
    },
    balance_credited: {
      title: "餘額已更正",
      body: "我們補入您的餘額 {amount}。原因：{reason}",
    },
    balance_debited: {
      title: "餘額已更正",
      body: "我們從您的餘額扣回 {amount}。原因：{reason}",
    },
    bank_card_changed: {
      title: "收款帳戶有變動",
      body: "末五碼 {digits} 的收款帳戶剛剛新增或修改，{hours} 小時內的提領暫緩覆核。若不是您本人操作，請立即更改密碼並聯絡我們。",
    },
    account_closed_by_payout: {
      title: "帳號已刪除",
      body: "餘額 {amount} 已通過覆核，正在匯出，帳號已刪除。匯出一個月後資料永久刪除，在那之前登入可以保留帳號。",
    },
    points_granted: {
      title: "獲得點數",
      body: "訂單 {tid} 為您增加了 {points} 點。",
    },
    points_given: {
      title: "收到點數",
      body: "您獲得了 {points} 點。",
    },
    bonus_granted: {
      title: "收到紅包",
      body: "{amount} 紅包已放進您的錢包，付款時可以使用。",
    },
    invite_points: {
      title: "邀請的朋友帶來獎勵",
      body: "朋友收到了第一筆訂單，{points} 點已進您的點數。",
    },
    invite_bonus: {
      title: "邀請的朋友帶來獎勵",
      body: "{amount} 紅包已放進您的錢包：您邀請的朋友收到了第一筆訂單。",
    },
    coupon_granted: {
      title: "收到優惠券",
      body: "{count} 張優惠券已放進您的帳號，請留意使用期限和門檻。",
    },
    coupon_returned: {
      title: "優惠券已退回",
      body: "{tid} 的優惠券沒有用掉，已退回給您，至少還有 7 天可用。",
    },
    coupons_ending: {
      title: "優惠券快到期了",
      body: "您有 {count} 張優惠券即將到期，請記得使用。",
    },
    real_name_verified: {
      title: "實名認證已通過",
      body: "您的實名認證已通過，可以下單了。",
    },
    real_name_rejected: {
      title: "實名認證未通過",
      body: "您的實名認證沒有通過：{reason} 請修改後重新送出。",
    },
    account_cancelled: {
      title: "帳號已申請刪除",
      body: "您的帳號已申請刪除，資料會在 {erased_on} 永久清除。如果不是您本人操作，或改變了主意，請在那之前登入並選擇保留帳號。",
    },
    account_kept: {
      title: "帳號已保留",
      body: "您已收回刪除申請，帳號和資料都照舊。",
    },
    company_verified: {
      title: "公司認證已通過",
      body: "您的公司資料已通過認證。",
    },
    company_rejected: {
      title: "公司認證未通過",
      body: "您的公司資料沒有通過：{reason} 請修改後重新送出。",
    },
    data_export_ready: {
      title: "資料副本已準備好",
      body: "您申請的資料副本已準備好，請在 {kept_until} 前下載。",
    },
    new_device: {
      title: "新裝置登入",
      body: "您的帳號在新裝置上登入：{device}，網路 {address}。如果不是您本人，請在裝置清單中將它登出，並變更密碼。",
    },
    password_changed: {
      title: "密碼已變更",
      body: "您的登入密碼已變更，其他裝置已登出，{hours} 小時內暫停提領。如果不是您本人操作，請立即重設密碼並聯絡我們。",
    },
    mobile_changed: {
      title: "手機號碼已變更",
      body: "您帳號的手機號碼已改為 {contact}，{hours} 小時內暫停提領。如果不是您本人操作，請立即重設密碼並聯絡我們。",
    },
    log_in_linked: {
      title: "已綁定 {provider}",
      body: "現在可以用 {provider} 登入您的帳號，{hours} 小時內暫停提領。如果不是您本人操作，請立即重設密碼並聯絡我們。",
    },
    log_in_unlinked: {
      title: "已解除綁定 {provider}",
      body: "{provider} 不能再登入您的帳號，{hours} 小時內暫停提領。如果不是您本人操作，請立即重設密碼並聯絡我們。",
    },
    email_changed: {
      title: "電子郵件已變更",
      body: "您帳號的電子郵件已改為 {contact}，{hours} 小時內暫停提領。如果不是您本人操作，請立即重設密碼並聯絡我們。",
    },
  },
} as const satisfies SameKeys<typeof source>;
