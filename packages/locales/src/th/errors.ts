import type { errors as source } from "../zh/errors.ts";
import type { SameKeys } from "../same-keys.ts";

export const errors = {
  // any call
  login_needed: "กรุณาเข้าสู่ระบบก่อน",
  server_error: "กรุณาลองใหม่ภายหลัง",
  service_unavailable: "กรุณาลองใหม่ภายหลัง",
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
  coupon_unusable: "ใช้คูปองนี้กับคำสั่งซื้อนี้ไม่ได้",
  order_failed: "สั่งซื้อไม่สำเร็จ กรุณาลองอีกครั้ง",
  transport_unavailable: "วิธีขนส่งนี้ยังไม่เปิดให้บริการ",
  activity_cap_exceeded: "ยอดคำสั่งซื้อกิจกรรมเกินกำหนด",
  activity_hours: "วันกิจกรรมงดรับคำสั่งซื้อ 19:00–23:00 น.",
  rate_unknown: "ตรวจสอบอัตราแลกเปลี่ยนไม่ได้ชั่วคราว โปรดลองใหม่ภายหลัง",

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
  notification_invalid: "ลายเซ็นการแจ้งไม่ถูกต้อง",
  pay_time_invalid: "เวลาโอนไม่ถูกต้อง",

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
  account_locked: "ใส่รหัสผ่านผิดหลายครั้งเกินไป กรุณาลองใหม่ภายหลัง",
  email_unproven: "กรุณายืนยันอีเมลใหม่ด้วยรหัสยืนยันก่อน",
  real_name_settled: "ข้อมูลยืนยันตัวตนได้รับการตรวจสอบแล้ว",
  name_needed: "กรุณาใส่ชื่อจริง",

  // addresses
  address_unknown: "ไม่พบที่อยู่นี้",
  address_limit: "บันทึกที่อยู่ได้ไม่เกิน 15 แห่ง",
  area_needed: "กรุณาเลือกพื้นที่",
  detail_needed: "กรุณาใส่รายละเอียดที่อยู่",
  postal_code_invalid: "รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก",
  consignee_needed: "กรุณาใส่ชื่อผู้รับ",
  consignee_too_long: "ชื่อผู้รับยาวได้ไม่เกิน 25 ตัวอักษร",
  phone_invalid: "เบอร์โทรไม่ถูกต้อง",

  // uploads
  picture_needed: "กรุณาเลือกรูปภาพ",
  picture_too_large: "รูปใหญ่เกินไป กรุณาใช้รูปไม่เกิน 6 MB",
  picture_unreadable: "อ่านรูปนี้ไม่ได้ กรุณาใช้รูปอื่น",
  file_unknown: "ไม่พบไฟล์นี้",

  // parcels
  parcel_unknown: "ไม่พบพัสดุนี้",
  parcel_not_in_state: "สถานะพัสดุตอนนี้ทำรายการนี้ไม่ได้",
  express_no_unknown: "ไม่มีสินค้ารอเลขพัสดุนี้",
  measures_needed: "กรุณาใส่น้ำหนักและขนาด",
  parcel_unpaid: "ยังไม่ได้ชำระค่าขนส่งของพัสดุ",
  box_unknown: "ไม่พบลังนี้",
  box_not_in_state: "สถานะลังตอนนี้ทำรายการนี้ไม่ได้",
  undo_expired: "เลยเวลายกเลิกแล้ว",
  tariff_missing: "ยังไม่มีอัตราค่าขนส่งของเส้นทางนี้",
  out_oid_needed: "กรุณาใส่เลขคำสั่งซื้อของแพลตฟอร์ม",
  reason_needed: "กรุณาระบุเหตุผล",
  express_no_known: "เลขพัสดุนี้บันทึกไว้แล้ว",

  // staff
  customer_unknown: "ไม่พบลูกค้ารายนี้",
  self_approval: "อนุมัติรายการที่ตนเองดำเนินการไม่ได้",

  // content and notices
  article_unknown: "ไม่พบบทความนี้",
} as const satisfies SameKeys<typeof source>;
