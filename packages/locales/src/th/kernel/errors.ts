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
  login_needed: "กรุณาเข้าสู่ระบบก่อน",
  server_error: "กรุณาลองใหม่ภายหลัง",
  service_unavailable: "กรุณาลองใหม่ภายหลัง",
  under_maintenance: "Sampan กำลังปิดปรับปรุง คาดว่าจะเปิดอีกครั้ง {until}",
  server_busy: "ขณะนี้มีผู้ใช้งานจำนวนมาก เซิร์ฟเวอร์ไม่ว่าง กรุณารีเฟรชแล้วลองใหม่",
  outcome_unknown: "การเชื่อมต่อขาดหาย จึงยังไม่ทราบว่ารายการนี้สำเร็จหรือไม่ กรุณาตรวจสอบผลก่อนลองอีกครั้ง",
  invalid_input: "ข้อมูลที่ส่งไม่ถูกต้อง กรุณาตรวจสอบแล้วลองใหม่",
  unknown_path: "ไม่พบที่อยู่นี้",
  too_large: "ข้อมูลมีขนาดใหญ่เกินไป",
  call_limit: "ทำรายการถี่เกินไป กรุณารอสักครู่",
  foreign_site: "กรุณาทำรายการจากหน้าเว็บของ Sampan",
  right_missing: "คุณไม่มีสิทธิ์ทำรายการนี้",
  idempotency_key_reused: "รายการนี้ซ้ำกับรายการก่อนแต่เนื้อหาต่างกัน กรุณารีเฟรชแล้วลองใหม่",

  // sourcing
  item_not_found_1688: "ไม่พบสินค้านี้",
  item_not_found: "ไม่พบสินค้านี้",
  too_many_calls: "เรียกดูบ่อยเกินไป กรุณาลองใหม่ภายหลัง",
  pinduoduo_transient: "Pinduoduo ยังไม่ตอบกลับ กรุณาลองอีกครั้ง",
  platform_unavailable: "แพลตฟอร์มยังไม่ตอบกลับในขณะนี้",
  platform_disabled: "ปิดรับสั่งซื้อจากแพลตฟอร์มนี้ชั่วคราว",
  platform_unknown: "ไม่รู้จักแพลตฟอร์มนี้",
  keyword_needed: "กรุณาใส่คำค้นหา",
  link_not_recognised: "ไม่รู้จักลิงก์นี้",
  share_password_unknown: "ไม่รู้จักรหัสแชร์นี้",
  share_text_ambiguous: "ข้อความนี้มีสินค้ามากกว่าหนึ่งชิ้น กรุณาวางลิงก์ของสินค้าเพียงชิ้นเดียว",
  share_password_unsupported: "รหัสแชร์แบบนี้เปิดได้เฉพาะในแอปต้นทาง กรุณาคัดลอกลิงก์สินค้าจากแอปนั้นแล้ววางที่นี่",
  asked_enough:
    "ขณะนี้ยังถามแพลตฟอร์มนี้เพิ่มไม่ได้ กรุณาลองใหม่ในอีก {hours, plural, =0 {{minutes} นาที} other {# ชั่วโมง}}",
  log_in_to_ask:
    "ขณะนี้ยังถามแพลตฟอร์มนี้ให้ผู้เยี่ยมชมเพิ่มไม่ได้ เข้าสู่ระบบเพื่อดูต่อ หรือลองใหม่ในอีก {hours, plural, =0 {{minutes} นาที} other {# ชั่วโมง}}",

  // carts and quantities
  sku_unknown: "ไม่มีตัวเลือกนี้",
  sku_off_sale: "ตัวเลือกนี้เลิกขายแล้ว",
  no_stock: "สินค้าหมด",
  over_stock: "จำนวนเกินสินค้าคงเหลือ",
  below_minimum_batch: "สั่งขั้นต่ำ {n} ชิ้น",
  not_in_batch_step: "จำนวนต้องเป็นจำนวนเท่าของ {step}",
  cart_full: "ตะกร้าใส่สินค้าได้ไม่เกิน 1000 รายการ",
  cart_line_unknown: "ไม่มีสินค้านี้ในตะกร้าแล้ว",
  nothing_selected: "กรุณาเลือกสินค้า",
  order_too_large:
    "คำสั่งซื้อหนึ่งรายการมีสินค้าได้ไม่เกิน {units, number} หยวน และ {kg, number} กก. กรุณาลดจำนวน",
  second_person_needed: "คุณแก้ราคา “{item}” ต่ำกว่าหน้าสินค้ามาก ผู้ตรวจอีกคนต้องยืนยันก่อน",
  price_not_seen: "ราคาเพิ่งถูกแก้อีกครั้ง กรุณาดูราคาใหม่ก่อนยืนยัน",
  instructions_changed: "เพิ่งถูกแก้จากที่อื่น กรุณาเปิดหน้านี้ใหม่ก่อนแก้",
  request_needed: "กรุณาบอกว่าให้ชำระค่าอะไร หรือวางลิงก์",
  request_link_invalid: "นี่ไม่ใช่ลิงก์หน้าเว็บ กรุณาวางที่อยู่ที่ขึ้นต้นด้วย https://",
  request_amount_needed: "กรุณากรอกจำนวนเงินหยวนที่ต้องชำระ",
  request_too_dear: "ชำระแทนได้ครั้งละไม่เกิน {units, number} หยวน",
  requests_open: "คุณมีคำขอชำระแทนที่รอตรวจสอบอยู่ {n, number} รายการ กรุณารอผลก่อนส่งใหม่",
  options_changed: "ตัวเลือกสินค้าเปลี่ยนไป กรุณาเลือกใหม่",

  // settlement
  too_many_skus: "หนึ่งคำสั่งซื้อมีได้ไม่เกิน 50 รายการ",
  duplicate_goods: "มีสินค้าซ้ำ กรุณารวมก่อนสั่งซื้อ",
  address_needed: "กรุณาเลือกที่อยู่จัดส่ง",
  carrier_needed: "กรุณาเลือกขนส่งในประเทศ",
  transport_needed: "กรุณาเลือกวิธีขนส่งระหว่างประเทศ",
  pay_mode_needed: "กรุณาเลือกวิธีชำระเงิน",
  insurance_needed: "กรุณาเลือกประกันภัย",
  terms_needed: "กรุณายอมรับข้อกำหนดการให้บริการ",
  claims_terms_needed: "กรุณายอมรับเงื่อนไขการเคลม",
  remark_too_long: "หมายเหตุยาวได้ไม่เกิน 200 ตัวอักษร",
  sensitive_by_air_only: "มีสินค้าควบคุม ส่งได้ทางอากาศเท่านั้น",
  goods_refused: "มีสินค้าที่ไม่รับขนส่ง",
  real_name_needed: "กรุณายืนยันตัวตนก่อนสั่งซื้อ",
  profile_incomplete: "กรุณากรอกข้อมูลส่วนตัวให้ครบ",
  coupon_unknown: "ไม่พบคูปองที่ใช้รหัสนี้",
  coupon_not_open: "ตอนนี้ยังรับคูปองนี้ไม่ได้",
  coupon_limit_reached: "หนึ่งบัญชีรับได้ {n, number} ใบ คุณรับครบแล้ว",
  coupon_gone: "คูปองถูกรับไปหมดแล้ว",
  coupon_value_invalid: "ส่วนลดต้องมากกว่า 0 และไม่เกิน 100% หากเป็นเปอร์เซ็นต์ต้องระบุเพดาน",
  coupon_window_invalid: "วันสิ้นสุดต้องอยู่หลังวันเริ่ม และหากนับเป็นวันต้องระบุจำนวนวัน",
  coupon_copies_invalid: "จำนวนคูปองต้องไม่น้อยกว่าที่หนึ่งบัญชีรับได้ และไม่น้อยกว่าที่แจกไปแล้ว",
  coupon_terms_fixed: "คูปองแบบนี้ถูกแจกไปแล้ว เงื่อนไขจึงเปลี่ยนไม่ได้ กรุณาสร้างแบบใหม่",
  correction_unknown: "ไม่พบรายการแก้ไขยอดนี้",
  correction_currency: "ยอดคงเหลือของลูกค้ารายนี้เป็น {currency}",
  correction_decided: "รายการแก้ไขยอดนี้ดำเนินการไปแล้ว",
  coupon_unusable: "ใช้คูปองนี้กับคำสั่งซื้อนี้ไม่ได้",
  order_failed: "สั่งซื้อไม่สำเร็จ กรุณาลองอีกครั้ง",
  transport_unavailable: "วิธีขนส่งนี้ยังไม่เปิดให้บริการ",
  activity_cap_exceeded: "คำสั่งซื้อกิจกรรมสั่งสินค้าได้ไม่เกิน {cap} ตอนนี้ {amount}",
  activity_coupon: "คำสั่งซื้อและพัสดุกิจกรรมใช้คูปองไม่ได้",
  activity_hours: "วันกิจกรรมงดรับคำสั่งซื้อ 19:00–23:00 น.",
  rate_unknown: "ตรวจสอบอัตราแลกเปลี่ยนไม่ได้ชั่วคราว โปรดลองใหม่ภายหลัง",
  shipping_refused: "ส่ง “{name}” ไม่ได้: {reason}",
  transport_refused: "“{name}” ส่งด้วยวิธีนี้ไม่ได้: {reason}",

  // orders
  order_unknown: "ไม่พบคำสั่งซื้อนี้",
  order_not_in_state: "สถานะคำสั่งซื้อตอนนี้ทำรายการนี้ไม่ได้",
  item_not_in_state: "สถานะสินค้าตอนนี้ทำรายการนี้ไม่ได้",
  order_has_no_items: "ไม่มีสินค้าในคำสั่งซื้อ",
  amount_invalid: "จำนวนเงินไม่ถูกต้อง",

  // payments
  payment_failed: "ชำระเงินไม่สำเร็จ",
  balance_insufficient: "ยอดเงินไม่พอ กรุณาเติมเงินที่หน้าของฉัน",
  rate_expired: "อัตราแลกเปลี่ยนเปลี่ยนแล้ว กรุณาตรวจสอบยอดใหม่",
  not_payable: "ไม่มียอดที่ต้องชำระ",
  bonus_unusable: "ใช้อั่งเปานี้ไม่ได้",
  points_insufficient: "แต้มไม่พอ",
  payment_mixed: "ชำระรายการเหล่านี้พร้อมกันไม่ได้",

  // wallet
  topup_amount_needed: "กรุณาใส่จำนวนเงินที่เติม",
  topup_below_minimum: "เติมเงินขั้นต่ำ 1",
  topup_above_maximum: "เติมเงินได้ไม่เกิน 5,000,000 ต่อครั้ง",
  pay_no_needed: "กรุณาใส่เลขที่รายการโอน",
  pay_no_known: "แจ้งโอนรายการนี้แล้ว",
  voucher_needed: "กรุณาอัปโหลดหลักฐานการโอน",
  bank_unknown: "ไม่พบธนาคารนี้",
  channel_unavailable: "ช่องทางชำระเงินนี้ยังใช้ไม่ได้",
  whole_amount_needed: "กรุณาใส่จำนวนเต็ม",
  topup_unknown: "ไม่พบรายการเติมเงินนี้",
  topup_not_in_state: "รายการเติมเงินนี้ดำเนินการแล้ว",
  topups_open: "คุณมีรายการเติมเงินออนไลน์ที่ยังไม่ชำระ {n, number} รายการ กรุณาชำระหรือยกเลิกรายการหนึ่งก่อน",
  notification_invalid: "ลายเซ็นการแจ้งไม่ถูกต้อง",
  pay_time_invalid: "เวลาโอนไม่ถูกต้อง",

  ...withdrawalErrors,
  ...statementErrors,
  ...freightErrors,
  ...refundErrors,

  // accounts and sessions
  account_not_found: "ไม่พบบัญชีนี้",
  wrong_password: "รหัสผ่านไม่ถูกต้อง",
  account_disabled: "บัญชีถูกระงับ กรุณาติดต่อเจ้าหน้าที่",
  region_needed: "เบอร์นี้มีบัญชีทั้งสองภูมิภาค กรุณาเลือกภูมิภาค",
  mobile_invalid: "เบอร์มือถือไม่ถูกต้อง",
  mobile_known: "เบอร์นี้ลงทะเบียนแล้ว",
  mobile_not_registered: "เบอร์นี้ยังไม่ได้ลงทะเบียน",
  email_invalid: "อีเมลไม่ถูกต้อง",
  email_known: "อีเมลนี้ลงทะเบียนแล้ว",
  captcha_wrong: "รหัสยืนยันไม่ถูกต้องหรือหมดอายุ",
  captcha_too_soon: "อย่าขอรหัสถี่เกินไป กรุณารอสักครู่",
  captcha_locked: "ใส่ผิดหลายครั้งเกินไป กรุณาขอรหัสใหม่",
  captcha_limit: "ขอรหัสครบจำนวนของวันนี้แล้ว",
  password_form: "รหัสผ่านต้องมี 6–20 ตัว ใช้ตัวอักษร ตัวเลข และ ! @ # _ เท่านั้น",
  nickname_too_long: "ชื่อเล่นยาวได้ไม่เกิน 20 ตัวอักษร",
  real_name_pending: "กำลังตรวจสอบข้อมูลยืนยันตัวตน",
  id_card_invalid: "เลขบัตรประชาชนไม่ถูกต้อง",
  message_failed: "ส่งรหัสไม่สำเร็จ กรุณาลองอีกครั้ง",
  account_locked: "ใส่ผิดหลายครั้งเกินไป กรุณาลองใหม่ในอีก {minutes, number} นาที",
  email_unproven: "กรุณายืนยันอีเมลใหม่ด้วยรหัสยืนยันก่อน",
  real_name_settled: "ข้อมูลยืนยันตัวตนได้รับการตรวจสอบแล้ว",
  name_needed: "กรุณาใส่ชื่อจริง",
  email_not_registered: "อีเมลนี้ยังไม่ได้ลงทะเบียน",
  image_captcha_needed: "กรุณากรอกตัวเลขในภาพก่อน",
  image_captcha_wrong: "ตัวเลขในภาพไม่ถูกต้อง กรุณาลองใหม่กับภาพใหม่",
  account_paused:
    "ทำรายการถี่เกินไป กรุณาลองใหม่ในอีก {minutes, number} นาที หรือใช้อุปกรณ์ที่เคยเข้าสู่ระบบ หรือตั้งรหัสผ่านใหม่",
  account_or_password_wrong: "บัญชีหรือรหัสผ่านไม่ถูกต้อง",
  device_unknown: "ไม่มีอุปกรณ์นี้",

  // addresses
  address_unknown: "ไม่พบที่อยู่นี้",
  address_limit: "บันทึกที่อยู่ได้ไม่เกิน 15 แห่ง",
  area_needed: "กรุณาเลือกพื้นที่",
  detail_needed: "กรุณาใส่รายละเอียดที่อยู่",
  postal_code_invalid: "รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก",
  consignee_needed: "กรุณาใส่ชื่อผู้รับ",
  consignee_too_long: "ชื่อผู้รับยาวได้ไม่เกิน 25 ตัวอักษร",
  phone_invalid: "เบอร์โทรไม่ถูกต้อง",

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
  customer_unknown: "ไม่พบลูกค้ารายนี้",
  self_approval: "อนุมัติรายการที่ตนเองดำเนินการไม่ได้",
  otp_needed: "กรุณาใส่ตัวเลข 6 หลักจากแอปยืนยันตัวตน",
  otp_wrong: "ตัวเลข 6 หลักไม่ถูกต้อง กรุณาใส่ตัวเลขล่าสุดจากแอป",
  otp_setup_needed: "เข้าสู่ระบบครั้งแรก กรุณาสแกนคิวอาร์โค้ดด้านล่างด้วยแอปยืนยันตัวตน แล้วใส่ตัวเลข 6 หลักที่แสดง",
  staff_unknown: "ไม่พบพนักงานคนนี้",
  staff_email_known: "อีเมลนี้เป็นของพนักงานคนอื่นแล้ว",
  staff_name_needed: "กรุณาใส่ชื่อ",
  roles_needed: "กรุณาเลือกบทบาทอย่างน้อยหนึ่งบทบาท",
  own_roles: "เปลี่ยนบทบาทของตนเองไม่ได้ ให้ผู้ดูแลคนอื่นเปลี่ยนให้",
  own_account: "เรื่องนี้ต้องให้ผู้ดูแลคนอื่นทำ",
  password_change_needed: "นี่คือรหัสผ่านเริ่มต้น กรุณาตั้งรหัสผ่านของคุณเอง",
  password_unchanged: "รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสเดิม",
  initial_password_expired: "รหัสผ่านเริ่มต้นหมดอายุแล้ว กรุณาขอใหม่จากผู้ดูแล",
  otp_required: "พนักงานที่นี่ต้องเข้าสู่ระบบด้วยแอปยืนยันตัวตน จึงปิดไม่ได้",
  otp_not_started: "กรุณาเริ่มตั้งค่าแอปยืนยันตัวตนก่อน",
  otp_is_off: "ยังไม่ได้ตั้งค่าแอปยืนยันตัวตน",
  export_too_large:
    "มีรายการที่ตรงกัน {count, number} รายการ ส่งออกได้ครั้งละไม่เกิน {most, number} รายการ กรุณาจำกัดเงื่อนไข",

  // content and notices
  texts_too_long: "ข้อความที่ขอแปลในครั้งเดียวมากเกินไป",
  text_unknown: "ไม่พบข้อความนี้",
  message_unreadable: "รูปแบบข้อความไม่ถูกต้อง โปรดตรวจสอบวงเล็บปีกกา",
  placeholders_differ: "ตัวแปรต้องเหมือนข้อความต้นฉบับ: {expected}",
  overrides_full: "แก้ไขข้อความได้สูงสุด {most, number} ข้อความ",
  ...articleErrors,
  setting_unknown: "ไม่มีการตั้งค่านี้",
  setting_out_of_bounds: "ต้องอยู่ระหว่าง {min, number} ถึง {max, number}",
  closed_day_past: "{day} ผ่านไปแล้ว แก้ไม่ได้",
  setting_unreadable: "อ่านค่านี้ไม่ได้ โปรดตรวจสอบรูปแบบ",
  settings_contradict: "ขัดกับการตั้งค่าอื่น: ค่าต่ำสุดต้องไม่สูงกว่าค่าสูงสุด โปรดแก้ค่านั้นก่อน",
  setting_moment_past: "เวลาเริ่มใช้ต้องอยู่หลังจากนี้",
  setting_begun: "เริ่มใช้แล้ว ถอนไม่ได้ โปรดตั้งค่าใหม่แทน",

  // maintained goods and categories
  goods_unknown: "ไม่พบสินค้านี้",
  changed_meanwhile:
    "{name} บันทึกไปแล้วเมื่อ {time} สิ่งที่คุณเห็นไม่ใช่ข้อมูลล่าสุด ข้อความที่คุณเขียนยังอยู่ กรุณาเทียบกับข้อมูลล่าสุดก่อนบันทึกอีกครั้ง",
  names_needed: "กรุณาใส่ชื่อภาษาจีนตัวย่อ",
  options_unclear: "ทุกตัวเลือกและทุกค่าต้องมีชื่อ และชื่อต้องไม่ซ้ำกัน",
  skus_unclear: "ชุดตัวเลือกไม่ตรงกับตัวเลือกของสินค้า กรุณาเปิดสินค้าใหม่แล้วลองอีกครั้ง",
  tiers_unclear: "จำนวนเริ่มต้นของราคาขั้นบันไดต้องเพิ่มขึ้นทีละขั้น และราคาต้องมากกว่า 0",
  goods_not_sellable: "ก่อนเปิดขายต้องมีรูปอย่างน้อยหนึ่งรูป และมีตัวเลือกที่เปิดขายซึ่งราคามากกว่า 0",
  category_unknown: "ไม่พบหมวดหมู่นี้",
  category_in_use: "ยังมีสินค้า {count, number} รายการในหมวดหมู่นี้ กรุณาย้ายออกก่อน",
  category_fixed: "หมวดหมู่หลักทั้งแปดเป็นหมวดถาวร ลบไม่ได้",
  shop_unknown: "ไม่พบร้านนี้",

  // maintained rates
  rate_far_off: "อัตรานี้ต่างจากราคากลางตลาดเกิน {percent, number}% กรุณาตรวจจุดทศนิยม",
  rate_period_invalid: "เวลาสิ้นสุดต้องหลังเวลาเริ่ม และเวลาเริ่มต้องไม่ใช่อดีต",
  rate_not_manual: "นี่ไม่ใช่อัตราที่ตั้งเองซึ่งมีผลอยู่หรือรอมีผล",

  // a person's data
  orders_in_progress: "ยังมีคำสั่งซื้อที่ไม่เสร็จ {n, number} รายการ ต้องเสร็จหรือปิดก่อนจึงจะยกเลิกบัญชีได้",
  balance_left: "ในบัญชียังมีเงิน {amount} ใช้หรือถอนออกก่อนจึงจะยกเลิกบัญชีได้",
  withdrawal_pending: "มีการถอนเงินที่รอตรวจสอบ ({amount}) ต้องเสร็จก่อนจึงจะยกเลิกบัญชีได้",
  topup_pending: "มีการเติมเงินที่กำลังดำเนินการ {n, number} รายการ ต้องเสร็จก่อนจึงจะยกเลิกบัญชีได้",
  account_cancelled: "บัญชีนี้ถูกยกเลิกแล้วและจะลบถาวรในวันที่ {date} ก่อนหน้านั้นเข้าสู่ระบบเพื่อเก็บบัญชีไว้ได้",
  export_too_soon: "ขอสำเนาข้อมูลได้วันละครั้ง ขอใหม่ได้หลัง {at}",
  not_business: "เฉพาะบัญชีธุรกิจเท่านั้นที่ต้องส่งข้อมูลบริษัท",
  company_name_needed: "กรุณากรอกชื่อบริษัท",
  company_number_invalid: "เลขนี้ไม่ถูกต้อง กรุณาตรวจกับเอกสารจดทะเบียน",
  document_needed: "กรุณาอัปโหลดรูปเอกสารจดทะเบียนบริษัท",
  company_pending: "กำลังตรวจสอบข้อมูลบริษัท กรุณารอผล",
  company_settled: "ข้อมูลบริษัทผ่านการยืนยันแล้ว หากต้องการแก้ไขกรุณาติดต่อฝ่ายบริการ",
  identity_unknown: "ไม่มีข้อมูลยืนยันตัวตนนี้",
  identity_settled: "ข้อมูลนี้ตรวจสอบเสร็จแล้ว",
  identity_claimed: "{name} กำลังตรวจสอบข้อมูลนี้อยู่",
  claim_needed: "กรุณารับงานนี้ก่อน",
} as const satisfies SameKeys<typeof source>;
