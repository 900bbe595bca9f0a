import { orderMessages } from "./order-messages.ts";
import { claimMessages } from "./claim-messages.ts";
import { serviceMessages } from "./service-messages.ts";
import { clearanceMessages } from "./clearance-messages.ts";
import type { NoticeKind } from "@sampan/domain/people/notices/notice-kinds";

type Message = { readonly title: string; readonly body: string };

/** What we send to people, and the notices of their list; a kind of notice without words does not compile. */
export const messages = {
  captcha: "【三板】您的验证码是 {code}，{minutes} 分钟内有效。请勿告诉任何人，我们不会向您索取。",
  sms: "【三板】{title}。{body}",
  push: "点开查看",
  account_exists:
    "【三板】有人用这个号码在三板申请验证码，但它已有账号。若是您本人，请直接登录或重设密码；若不是，请不必理会。",
  given_up: "我放弃账户里的 {amount}。注销后这笔钱归三板所有，不能再要回。",
  line: {
    stranger: "您好，这里是三板。请先登录三板，并在这里绑定 LINE，我们才知道是哪个账号：{link}",
    kept: "收到了，我们会在三板的对话里答复您：{link}",
    words_only: "这里只能收文字。要给我们看图片，请到三板的对话：{link}",
  },
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
    ...orderMessages,
    ...claimMessages,
    ...clearanceMessages,
    ...serviceMessages,
    rehearsal_packed: {
      title: "箱子装好了，请看",
      body: "包裹 {tid} 已装箱、称重、拍照。{until} 前可以选线路、换装法或确认；没有回复就照您原先选的方式开运费账单。",
    },
    rehearsal_reminder: {
      title: "试装的箱子还在等您",
      body: "包裹 {tid} 等您决定到 {until}；没有回复就照您原先选的方式、按当时价格开运费账单。",
    },
    rehearsal_lapsed: {
      title: "已照您原先的选择计费",
      body: "包裹 {tid} 没有收到您的回复，已照您原先选的线路和地址计算运费。",
    },
    parcel_faulty: {
      title: "验货发现问题",
      body: "包裹 {tid} 验货时发现商品有问题，请查看，需要可申请退款。",
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
      body: "包裹 {tid} 已到自取点。请出示包裹页上的取件码领取，14 天内有效。",
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
    withdrawal_applied: {
      title: "提现申请已收到",
      body: "{amount} 已预留，将付到尾号 {digits} 的账户。财务审核后通知您。",
    },
    withdrawal_passed: {
      title: "提现已通过审核",
      body: "{amount} 将付到尾号 {digits} 的账户，付出后再通知您。",
    },
    withdrawal_failed: {
      title: "提现未通过",
      body: "{amount} 的提现未通过：{reason} 预留的金额已退回余额。",
    },
    withdrawal_paid: {
      title: "提现已付出",
      body: "{amount} 已付到尾号 {digits} 的账户，到账时间看您的银行。",
    },
    withdrawal_returned: {
      title: "银行退回了提现",
      body: "银行退回了这笔提现：{reason} {amount} 已退回余额，请核对银行卡后再申请。",
    },
    balance_credited: {
      title: "余额已更正",
      body: "我们往您的余额补入了 {amount}。原因：{reason}",
    },
    balance_debited: {
      title: "余额已更正",
      body: "我们从您的余额扣回了 {amount}。原因：{reason}",
    },
    bank_card_changed: {
      title: "收款银行卡有变动",
      body: "尾号 {digits} 的银行卡刚刚添加或修改，{hours} 小时内的提现暂缓审核。不是您本人操作的话，请立即改密码并联系我们。",
    },
    account_closed_by_payout: {
      title: "账号已注销",
      body: "余额 {amount} 已通过审核，正在付出，账号已注销。付出一个月后资料永久删除，此前登录可以保留账号。",
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
    invite_points: {
      title: "邀请的朋友带来奖励",
      body: "朋友收到了第一笔订单，{points} 点积分已进您的账户。",
    },
    invite_bonus: {
      title: "邀请的朋友带来奖励",
      body: "{amount} 红包已放进您的钱包：您邀请的朋友收到了第一笔订单。",
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
    log_in_linked: {
      title: "已绑定 {provider}",
      body: "现在可以用 {provider} 登录您的账号，{hours} 小时内暂停提现。如果不是您本人操作，请立即重设密码并联系我们。",
    },
    log_in_unlinked: {
      title: "已解除绑定 {provider}",
      body: "{provider} 不能再登录您的账号，{hours} 小时内暂停提现。如果不是您本人操作，请立即重设密码并联系我们。",
    },
    email_changed: {
      title: "邮箱已修改",
      body: "您账号的邮箱已改为 {contact}，{hours} 小时内暂停提现。如果不是您本人操作，请立即重设密码并联系我们。",
    },
  },
} as const satisfies { readonly kinds: Record<NoticeKind, Message> } & Record<string, unknown>;
