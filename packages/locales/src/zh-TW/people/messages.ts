import type { messages as source } from "../../zh/people/messages.ts";
import type { SameKeys } from "../../same-keys.ts";

export const messages = {
  captcha: "【三板】您的驗證碼是 {code}，{minutes} 分鐘內有效。請勿告訴任何人，我們不會向您索取。",
  sms: "【三板】{title}。{body}",
  account_exists:
    "【三板】有人用這個號碼在三板索取驗證碼，但它已有帳號。若是您本人，請直接登入或重設密碼；若不是，請不必理會。",
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
    order_submitted: {
      title: "訂單已送出",
      body: "訂單 {tid} 正在等待審核，通過後會通知您付款。",
    },
    order_payable: {
      title: "訂單可以付款了",
      body: "訂單 {tid} 已通過審核，請在期限內付款。",
    },
    order_rejected: {
      title: "訂單未通過審核",
      body: "訂單 {tid} 沒有通過審核：{reason}",
    },
    order_closed: {
      title: "訂單已關閉",
      body: "訂單 {tid} 已關閉，用到的優惠券已退還。",
    },
    order_completed: {
      title: "訂單已完成",
      body: "訂單 {tid} 已完成，14 天內可申請破損理賠。",
    },
    first_payment_received: {
      title: "已收到貨款",
      body: "訂單 {tid} 的貨款 {amount} 已收到，我們馬上採購。",
    },
    goods_purchased: {
      title: "已向賣家下單",
      body: "訂單 {tid} 有商品已在平台買好，等待賣家出貨。",
    },
    seller_shipped: {
      title: "賣家已出貨",
      body: "訂單 {tid} 的商品已寄出，快遞單號 {express_no}。",
    },
    goods_arrived: {
      title: "商品已到倉",
      body: "訂單 {tid} 的商品已全部到大陸倉，正在秤重計費。",
    },
    freight_billed: {
      title: "運費待付",
      body: "訂單 {tid} 的國際運費與當地費用共 {amount}，付款後就安排出貨。",
    },
    freight_paid: {
      title: "已收到運費",
      body: "訂單 {tid} 的運費 {amount} 已收到，正在安排出貨。",
    },
    supplement_billed: {
      title: "有補款待付",
      body: "訂單 {tid} 需要補款 {amount}：{reason}",
    },
    supplement_paid: {
      title: "已收到補款",
      body: "訂單 {tid} 的補款 {amount} 已收到。",
    },
    surplus_credited: {
      title: "多收的運費已退回",
      body: "訂單 {tid} 的實際運費比預估少，{amount} 已退回您的餘額。",
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
      body: "包裹 {tid} 已到自取點，請帶證件前來領取。",
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
    email_changed: {
      title: "電子郵件已變更",
      body: "您帳號的電子郵件已改為 {contact}，{hours} 小時內暫停提領。如果不是您本人操作，請立即重設密碼並聯絡我們。",
    },
  },
} as const satisfies SameKeys<typeof source>;
