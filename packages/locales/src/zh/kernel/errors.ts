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
import type { RefusalName } from "@sampan/contract/kernel/error-codes";

/** Words for every refusal of the contract; one without words does not compile. */
export const errors = {
  // any call
  login_needed: "请先登录",
  server_error: "请稍后再试",
  service_unavailable: "请稍后再试",
  under_maintenance: "三板正在维护，预计 {until} 恢复",
  server_busy: "现在人太多，服务器忙不过来，请刷新后再试",
  outcome_unknown: "连接中断了，暂时不知道这一步有没有完成。请先查看结果，再决定是否重试",
  invalid_input: "提交的内容不正确，请检查后再试",
  unknown_path: "没有这个地址",
  too_large: "内容太大了",
  call_limit: "请求太频繁，请稍后再试",
  foreign_site: "请从三板的页面操作",
  right_missing: "您没有做这件事的权限",
  idempotency_key_reused: "这次操作和上一次重复但内容不同，请刷新后再试",

  // sourcing
  item_not_found_1688: "找不到这件商品",
  item_not_found: "找不到这件商品",
  too_many_calls: "查询次数太多，请稍后再试",
  pinduoduo_transient: "拼多多暂时没有回应，请再试一次",
  platform_unavailable: "平台暂时没有回应",
  platform_disabled: "这个平台暂停代购",
  platform_unknown: "不认识这个平台",
  keyword_needed: "请输入关键字",
  link_not_recognised: "认不出这个链接",
  share_password_unknown: "认不出这段口令",
  share_text_ambiguous: "这段文字提到了不止一件商品，请只粘贴其中一件的链接",
  share_password_unsupported: "这种口令只能在原来的 App 里打开，请在那里复制商品链接，再粘贴到这里",
  asked_enough:
    "现在不能再向这个平台询问，请 {hours, plural, =0 {{minutes} 分钟} other {# 小时}}后再试",
  log_in_to_ask:
    "现在不能再为访客向这个平台询问。请登录后继续，或 {hours, plural, =0 {{minutes} 分钟} other {# 小时}}后再试",

  // carts and quantities
  sku_unknown: "没有这个款式",
  sku_off_sale: "这个款式已下架",
  no_stock: "库存不足",
  over_stock: "数量超过库存",
  below_minimum_batch: "最少起批 {n} 件",
  not_in_batch_step: "数量须为 {step} 的倍数",
  cart_full: "购物车最多放 1000 款商品",
  cart_line_unknown: "购物车里没有这件商品了",
  nothing_selected: "请选择商品",
  order_too_large: "一张订单最多 {units, number} 元、{kg, number} 公斤，请减少数量",
  second_person_needed: "「{item}」的价格是您改的，远低于原页，要由另一位审核员先确认",
  price_not_seen: "价格刚才又改过，请看过新的价格再确认",
  instructions_changed: "别处刚才改过，请重新打开本页再改",
  request_needed: "请写明要付什么，或贴上链接",
  request_link_invalid: "这不是网页链接，请贴上以 https:// 开头的网址",
  request_amount_needed: "请填写要付的人民币金额",
  request_too_dear: "一次最多代付人民币 {units, number} 元",
  requests_open: "您已有 {n, number} 张代付申请在审核中，请等审核后再提交",
  options_changed: "商品款式有变动，请重新选择",

  // settlement
  too_many_skus: "一张订单最多 50 款商品",
  duplicate_goods: "商品重复，请合并后再下单",
  address_needed: "请选择收件地址",
  carrier_needed: "请选择宅配",
  transport_needed: "请选择国际运输方式",
  pay_mode_needed: "请选择付款方式",
  insurance_needed: "请选择是否投保",
  terms_needed: "请先同意服务条款",
  claims_terms_needed: "请先同意理赔条款",
  remark_too_long: "备注最多 200 字",
  sensitive_by_air_only: "订单里有敏感货，只能空运",
  goods_refused: "订单里有不能运送的商品",
  real_name_needed: "下单前请先完成实名认证",
  profile_incomplete: "请先补全个人资料",
  coupon_unknown: "没有这个券码的优惠券",
  coupon_not_open: "这张优惠券现在不能领取",
  coupon_limit_reached: "每个账号最多领 {n, number} 张，您已领完",
  coupon_gone: "已经被领完了",
  coupon_value_invalid: "优惠须大于 0 且不超过 100%；按比例的须写上限",
  coupon_window_invalid: "结束须晚于开始；按天数有效的须写天数",
  coupon_copies_invalid: "张数不能少于每个账号可领的张数，也不能少于已发出的张数",
  coupon_terms_fixed: "这种优惠券已有发出的，承诺的内容不能再改；请另建模板",
  correction_unknown: "没有这笔更正",
  correction_currency: "这位客户的余额是 {currency}",
  correction_decided: "这笔更正已经处理过了",
  coupon_unusable: "这张优惠券不能用于这张订单",
  order_failed: "下单失败，请再试一次",
  transport_unavailable: "这种运输方式暂不提供",
  activity_cap_exceeded: "活动订单商品金额最多 {cap}，现在是 {amount}",
  activity_coupon: "活动订单和活动包裹不能使用优惠券",
  activity_hours: "活动日 19:00 到 23:00 暂停下单",
  rate_unknown: "汇率暂时查不到，请稍后再试",
  shipping_refused: "“{name}”不能运送：{reason}",
  transport_refused: "“{name}”不能走这种运输：{reason}",

  // orders
  order_unknown: "没有这张订单",
  order_not_in_state: "订单目前的状态不能这样做",
  item_not_in_state: "商品目前的状态不能这样做",
  order_has_no_items: "订单里没有商品",
  amount_invalid: "金额不正确",

  // payments
  payment_failed: "付款失败",
  balance_insufficient: "余额不足，请到个人中心储值",
  rate_expired: "汇率已更新，请确认新的金额",
  not_payable: "目前没有需要付的款项",
  bonus_unusable: "这个红包不能使用",
  points_insufficient: "点数不足",
  payment_mixed: "这些款项不能一起付",

  // wallet
  topup_amount_needed: "请输入储值金额",
  topup_below_minimum: "储值金额至少为 1",
  topup_above_maximum: "单笔储值最多 5,000,000",
  pay_no_needed: "请填写银行流水号",
  pay_no_known: "这笔转账已经申报过了",
  voucher_needed: "请上传转账凭证",
  bank_unknown: "没有这家银行",
  channel_unavailable: "这个付款渠道暂时不能用",
  whole_amount_needed: "请输入整数金额",
  topup_unknown: "没有这笔储值",
  topup_not_in_state: "这笔储值已经处理过了",
  topups_open: "您已有 {n, number} 笔线上储值还没付款，请先付清或取消其中一笔",
  notification_invalid: "通知的签名不正确",
  pay_time_invalid: "转账时间不正确",

  ...withdrawalErrors,
  ...statementErrors,
  ...freightErrors,
  ...refundErrors,

  // accounts and sessions
  account_not_found: "账号不存在",
  wrong_password: "密码不正确",
  account_disabled: "账号已停用，请联系客服",
  region_needed: "这个号码在两地都有账号，请选择地区",
  mobile_invalid: "手机号码格式不正确",
  mobile_known: "这个手机号码已注册",
  mobile_not_registered: "这个手机号码还没有注册",
  email_invalid: "邮箱格式不正确",
  email_known: "这个邮箱已注册",
  captcha_wrong: "验证码不正确或已过期",
  captcha_too_soon: "请不要频繁获取验证码，稍候再试",
  captcha_locked: "试错太多次，请重新获取验证码",
  captcha_limit: "今天的验证码已达上限",
  password_form: "密码须为 6 到 20 位，只用字母、数字和 ! @ # _",
  nickname_too_long: "昵称最多 20 字",
  real_name_pending: "实名资料正在审核",
  id_card_invalid: "证件号码不正确",
  message_failed: "验证码没有发出去，请再试一次",
  account_locked: "错误次数太多，请 {minutes, number} 分钟后再试",
  email_unproven: "新邮箱须先用验证码确认",
  real_name_settled: "实名资料已经审核过了",
  name_needed: "请填写真实姓名",
  email_not_registered: "这个邮箱还没有注册",
  image_captcha_needed: "请先输入图片中的数字",
  image_captcha_wrong: "图形验证码不正确，请看新的图片再试",
  account_paused: "请求太频繁，请 {minutes, number} 分钟后再试，或用登录过的设备登录，或重设密码",
  account_or_password_wrong: "账号或密码不正确",
  device_unknown: "没有这台设备",

  // addresses
  address_unknown: "没有这个地址",
  address_limit: "最多保存 15 个地址",
  area_needed: "请选择地区",
  detail_needed: "请填写详细地址",
  postal_code_invalid: "邮政编码须为 5 位数字",
  consignee_needed: "请填写收件人",
  consignee_too_long: "收件人最多 25 字",
  phone_invalid: "电话号码不正确",

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
  customer_unknown: "没有这位客户",
  self_approval: "不能审核自己经手的申请",
  otp_needed: "请输入验证器上的 6 位数字",
  otp_wrong: "这 6 位数字不正确，请输入验证器上最新的",
  otp_setup_needed: "第一次登录，请先用验证器扫描下面的二维码，再输入它显示的 6 位数字",
  staff_unknown: "没有这位员工",
  staff_email_known: "这个邮箱已是另一位员工的",
  staff_name_needed: "请填写姓名",
  roles_needed: "请至少选一个角色",
  own_roles: "不能更改自己的角色，请另一位管理员来改",
  own_account: "这件事须由另一位管理员来做",
  password_change_needed: "这是初始密码，请设置一个自己的密码",
  password_unchanged: "新密码不能与现在的相同",
  initial_password_expired: "初始密码已过期，请管理员重新发一个",
  otp_required: "这里的员工都要用验证器登录，不能关闭",
  otp_not_started: "请先开始设置验证器",
  otp_is_off: "还没有设置验证器",
  export_too_large: "符合的记录有 {count, number} 条，一次最多导出 {most, number} 条。请缩小条件",

  // content and notices
  texts_too_long: "一次要翻译的文字太多",
  text_unknown: "没有这条文字",
  message_unreadable: "这段文字的写法有误，请检查花括号",
  placeholders_differ: "占位符必须与原文相同：{expected}",
  overrides_full: "改过的文字已达上限 {most, number} 条",
  ...articleErrors,
  setting_unknown: "没有这项设置",
  setting_out_of_bounds: "要在 {min, number} 到 {max, number} 之间",
  closed_day_past: "{day} 已经过去，不能再改",
  setting_unreadable: "看不懂这个值，请检查格式",
  settings_contradict: "与另一项设置矛盾：下限不能高于上限，请先改另一项",
  setting_moment_past: "生效时间要晚于现在",
  setting_begun: "已经生效，不能撤回；请改设一个新值",

  // maintained goods and categories
  goods_unknown: "找不到这件商品",
  changed_meanwhile:
    "{name} 在 {time} 已经保存过，您看到的不是最新内容。您写的还在这里：请对照最新内容后再保存",
  names_needed: "请填写简体中文名称",
  options_unclear: "每个选项和每个值都要有名称，而且不能重复",
  skus_unclear: "规格组合和选项对不上，请重新打开商品再试",
  tiers_unclear: "阶梯价的起订量要一级比一级高，价格要大于 0",
  goods_not_sellable: "上架前至少要有一张图片，和一个价格大于 0 的在售规格",
  category_unknown: "找不到这个分类",
  category_in_use: "这个分类下还有 {count, number} 件商品，请先移走",
  category_fixed: "八个顶级分类是固定的，不能删除",
  shop_unknown: "找不到这家店",

  // maintained rates
  rate_far_off: "这个汇率和市场中间价相差超过 {percent, number}%，请检查小数点",
  rate_period_invalid: "结束时间要晚于开始时间，开始时间不能早于现在",
  rate_not_manual: "这不是还在生效或等待生效的人工汇率",

  // a person's data
  orders_in_progress: "还有 {n, number} 笔订单没有完成，完成或关闭后才能注销账号",
  balance_left: "账户里还有 {amount}，用完或提现后才能注销账号",
  withdrawal_pending: "有一笔提现正在审核（{amount}），结束后才能注销账号",
  topup_pending: "有 {n, number} 笔储值还在处理，结束后才能注销账号",
  account_cancelled: "这个账号已注销，{date} 起会永久清除；在那之前登录时可以选择保留",
  export_too_soon: "一天只能申请一次资料副本，{at} 之后可以再申请",
  not_business: "只有企业账号才需要提交公司资料",
  company_name_needed: "请填写公司名称",
  company_number_invalid: "这个公司编号不正确，请对照登记文件检查",
  document_needed: "请上传公司登记文件的照片",
  company_pending: "公司资料正在审核，请等候结果",
  company_settled: "公司资料已通过认证，要更改请联系客服",
  identity_unknown: "没有这份认证资料",
  identity_settled: "这份资料已经审核过了",
  identity_claimed: "{name} 正在审核这份资料",
  claim_needed: "请先认领这份资料",
} as const satisfies Record<RefusalName, string>;
