import type { RefusalName } from "@sampan/contract/error-codes";

/** Words for every refusal of the contract; one without words does not compile. */
export const errors = {
  // any call
  login_needed: "请先登录",
  server_error: "请稍后再试",
  service_unavailable: "请稍后再试",
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
  coupon_unusable: "这张优惠券不能用于这张订单",
  order_failed: "下单失败，请再试一次",
  transport_unavailable: "这种运输方式暂不提供",
  activity_cap_exceeded: "活动订单金额超过上限",
  activity_hours: "活动日 19:00 到 23:00 暂停下单",
  rate_unknown: "汇率暂时查不到，请稍后再试",

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
  notification_invalid: "通知的签名不正确",
  pay_time_invalid: "转账时间不正确",

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
  account_locked: "密码错误太多次，请稍后再试",
  email_unproven: "新邮箱须先用验证码确认",
  real_name_settled: "实名资料已经审核过了",
  name_needed: "请填写真实姓名",

  // addresses
  address_unknown: "没有这个地址",
  address_limit: "最多保存 15 个地址",
  area_needed: "请选择地区",
  detail_needed: "请填写详细地址",
  postal_code_invalid: "邮政编码须为 5 位数字",
  consignee_needed: "请填写收件人",
  consignee_too_long: "收件人最多 25 字",
  phone_invalid: "电话号码不正确",

  // uploads
  picture_needed: "请选择图片",
  picture_too_large: "图片太大，请换一张 6 MB 以内的",
  picture_unreadable: "读不出这张图片，请换一张",
  file_unknown: "没有这个文件",

  // parcels
  parcel_unknown: "没有这个包裹",
  parcel_not_in_state: "包裹目前的状态不能这样做",
  express_no_unknown: "没有商品在等这个快递单号",
  measures_needed: "请填写重量和长宽高",
  parcel_unpaid: "包裹的运费还没有付",
  box_unknown: "没有这个货箱",
  box_not_in_state: "货箱目前的状态不能这样做",
  undo_expired: "已过了可以撤销的时间",
  tariff_missing: "这条线路还没有运价",
  out_oid_needed: "请填写平台订单号",
  reason_needed: "请写明原因",
  express_no_known: "这个快递单号已经登记过了",

  // staff
  customer_unknown: "没有这位客户",
  self_approval: "不能审核自己经手的申请",

  // content and notices
  article_unknown: "没有这篇文章",
} as const satisfies Record<RefusalName, string>;
