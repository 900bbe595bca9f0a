import type { NoticeKind } from "@sampan/domain/people/notices/notice-kinds";

type Message = { readonly title: string; readonly body: string };

/** What we send to people, and the notices of their list; a kind of notice without words does not compile. */
export const messages = {
  captcha: "【三板】您的验证码是 {code}，{minutes} 分钟内有效。请勿告诉任何人，我们不会向您索取。",
  sms: "【三板】{title}。{body}",
  account_exists:
    "【三板】有人用这个号码在三板申请验证码，但它已有账号。若是您本人，请直接登录或重设密码；若不是，请不必理会。",
  captcha_mails: {
    register: {
      subject: "三板验证码 {code}",
      text: "您好：\n\n您正在用这个邮箱注册三板，验证码是 {code}，{minutes} 分钟内有效。请在您申请验证码的那个浏览器里，在注册页面输入：\n\n{link}\n\n如果不是您本人操作，请不必理会这封邮件。请勿把验证码告诉任何人，我们不会向您索取。\n",
    },
    reset_password: {
      subject: "三板：重设密码",
      text: "您好：\n\n您申请了重设三板的登录密码，验证码是 {code}，{minutes} 分钟内有效。请在您申请验证码的那个浏览器里，在这个页面输入：\n\n{link}\n\n如果不是您本人操作，密码不会改变，请不必理会这封邮件。请勿把验证码告诉任何人，我们不会向您索取。\n",
    },
    change_email: {
      subject: "三板：确认新的邮箱",
      text: "您好：\n\n您要把这个邮箱用作三板账号的邮箱，验证码是 {code}，{minutes} 分钟内有效。请在这个页面输入：\n\n{link}\n\n如果不是您本人操作，请不必理会这封邮件。请勿把验证码告诉任何人，我们不会向您索取。\n",
    },
    account_exists: {
      subject: "三板：这个邮箱已有账号",
      text: "您好：\n\n有人用这个邮箱在三板申请验证码，但它已有账号。如果是您本人，请直接登录；忘了密码可以在这里重设：\n\n{link}\n\n如果不是您本人操作，请不必理会这封邮件。\n",
    },
  },
  picture_question: "请用数字输入：{words}",
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
      title: "订单已送出",
      body: "订单 {tid} 正在等待审核，通过后会通知您付款。",
    },
    order_payable: {
      title: "订单可以付款了",
      body: "订单 {tid} 已通过审核，请在期限内付款。",
    },
    order_rejected: {
      title: "订单未通过审核",
      body: "订单 {tid} 没有通过审核：{reason}",
    },
    order_closed: {
      title: "订单已关闭",
      body: "订单 {tid} 已关闭，用到的优惠券已退还。",
    },
    order_completed: {
      title: "订单已完成",
      body: "订单 {tid} 已完成，14 天内可申请破损理赔。",
    },
    first_payment_received: {
      title: "已收到货款",
      body: "订单 {tid} 的货款 {amount} 已收到，我们马上采购。",
    },
    goods_purchased: {
      title: "已向卖家下单",
      body: "订单 {tid} 有商品已在平台买好，等待卖家发货。",
    },
    seller_shipped: {
      title: "卖家已发货",
      body: "订单 {tid} 的商品已发出，快递单号 {express_no}。",
    },
    goods_arrived: {
      title: "商品已到仓",
      body: "订单 {tid} 的商品已全部到大陆仓，正在称重计费。",
    },
    freight_billed: {
      title: "运费待付",
      body: "订单 {tid} 的国际运费与当地费用共 {amount}，付款后就安排出货。",
    },
    freight_paid: {
      title: "已收到运费",
      body: "订单 {tid} 的运费 {amount} 已收到，正在安排出货。",
    },
    supplement_billed: {
      title: "有补款待付",
      body: "订单 {tid} 需要补款 {amount}：{reason}",
    },
    supplement_paid: {
      title: "已收到补款",
      body: "订单 {tid} 的补款 {amount} 已收到。",
    },
    surplus_credited: {
      title: "多收的运费已退回",
      body: "订单 {tid} 的实际运费比预估少，{amount} 已退回您的余额。",
    },
    parcel_shipped: {
      title: "包裹已出货",
      body: "包裹 {tid} 已离开大陆仓，开始国际运输。",
    },
    parcel_customs: {
      title: "包裹清关中",
      body: "包裹 {tid} 正在办理清关。",
    },
    parcel_arrived: {
      title: "包裹已到目的地",
      body: "包裹 {tid} 已到目的地，很快安排配送。",
    },
    parcel_delivering: {
      title: "包裹配送中",
      body: "包裹 {tid} 正在送往您的地址，请留意电话。",
    },
    parcel_ready_for_pickup: {
      title: "包裹可以自取了",
      body: "包裹 {tid} 已到自取点，请带证件前来领取。",
    },
    parcel_delivered: {
      title: "包裹已送达",
      body: "包裹 {tid} 已送达，请到订单里确认收货。",
    },
    topup_credited: {
      title: "储值已入账",
      body: "您储值的 {amount} 已入账。",
    },
    topup_failed: {
      title: "储值未通过",
      body: "您申报的储值 {amount} 没有通过：{reason}",
    },
    points_granted: {
      title: "获得点数",
      body: "订单 {tid} 为您增加了 {points} 点。",
    },
    points_given: {
      title: "收到积分",
      body: "您获得了 {points} 积分。",
    },
    bonus_granted: {
      title: "收到红包",
      body: "{amount} 红包已放进您的钱包，付款时可以使用。",
    },
    coupon_granted: {
      title: "收到优惠券",
      body: "{count} 张优惠券已放进您的账号，请留意有效期和使用门槛。",
    },
    coupon_returned: {
      title: "优惠券已退回",
      body: "{tid} 的优惠券没有用掉，已退回给您，至少还有 7 天有效。",
    },
    coupons_ending: {
      title: "优惠券快到期了",
      body: "您有 {count} 张优惠券即将到期，请及时使用。",
    },
    real_name_verified: {
      title: "实名认证已通过",
      body: "您的实名认证已通过，可以下单了。",
    },
    real_name_rejected: {
      title: "实名认证未通过",
      body: "您的实名认证没有通过：{reason} 请修改后重新提交。",
    },
    account_cancelled: {
      title: "账号已注销",
      body: "您的账号已注销，资料会在 {erased_on} 永久清除。如果不是您本人操作，或改变了主意，请在那之前登录并选择保留账号。",
    },
    account_kept: {
      title: "账号已保留",
      body: "您已收回注销，账号和资料都照旧。",
    },
    company_verified: {
      title: "公司认证已通过",
      body: "您的公司资料已通过认证。",
    },
    company_rejected: {
      title: "公司认证未通过",
      body: "您的公司资料没有通过：{reason} 请修改后重新提交。",
    },
    data_export_ready: {
      title: "资料副本已准备好",
      body: "您申请的资料副本已准备好，请在 {kept_until} 前下载。",
    },
    new_device: {
      title: "新设备登录",
      body: "您的账号在新设备上登录：{device}，网络 {address}。如果不是您本人，请在设备列表中将它登出，并修改密码。",
    },
    password_changed: {
      title: "密码已修改",
      body: "您的登录密码已修改，其他设备已登出，{hours} 小时内暂停提现。如果不是您本人操作，请立即重设密码并联系我们。",
    },
    mobile_changed: {
      title: "手机号码已修改",
      body: "您账号的手机号码已改为 {contact}，{hours} 小时内暂停提现。如果不是您本人操作，请立即重设密码并联系我们。",
    },
    email_changed: {
      title: "邮箱已修改",
      body: "您账号的邮箱已改为 {contact}，{hours} 小时内暂停提现。如果不是您本人操作，请立即重设密码并联系我们。",
    },
  },
} as const satisfies { readonly kinds: Record<NoticeKind, Message> } & Record<string, unknown>;
