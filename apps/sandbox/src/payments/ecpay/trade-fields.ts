import type { TextFields } from "../../text-fields.ts";
import type { World } from "../../world.ts";
import type { Payment } from "../payments.ts";
import { checkMacValueOf } from "./check-mac-value.ts";

const PAID = "1";
const WAITING = "0";
const FAILED = "10200095";

/** What ECPay posts to the shop's ReturnURL, signed. */
export function notificationFields(world: World, payment: Payment): TextFields {
  const isPaid = payment.state === "paid";
  return signed(world, {
    ...common(world, payment),
    RtnCode: isPaid ? PAID : "10100058",
    RtnMsg: isPaid ? "交易成功" : "授權失敗",
    PaymentDate: isPaid ? ecpayTime(payment.decidedAt!) : "",
    SimulatePaid: "0",
  });
}

/** What ECPay answers when asked about a trade; not yet signed. */
export function tradeFields(world: World, payment: Payment): TextFields {
  return {
    ...common(world, payment),
    HandlingCharge: "0",
    ItemName: payment.description,
    PaymentDate: payment.state === "paid" ? ecpayTime(payment.decidedAt!) : "",
    TradeStatus: { waiting: WAITING, paid: PAID, failed: FAILED }[payment.state],
  };
}

/** The fields with their CheckMacValue. */
export function signed(world: World, fields: TextFields): TextFields {
  return { ...fields, CheckMacValue: checkMacValueOf(world.credentials.ecpay, fields) };
}

/** `2026/06/21 09:30:00`, Taipei. */
export function ecpayTime(moment: Date): string {
  const local = new Date(moment.getTime() + 8 * 3_600_000).toISOString();
  return local.slice(0, 19).replaceAll("-", "/").replace("T", " ");
}

function common(world: World, payment: Payment): TextFields {
  return {
    MerchantID: world.credentials.ecpay.merchantId,
    MerchantTradeNo: payment.order,
    StoreID: "",
    TradeNo: payment.id,
    TradeAmt: String(payment.amount / 100),
    TradeDate: ecpayTime(payment.createdAt),
    PaymentType: "Credit_CreditCard",
    PaymentTypeChargeFee: String(Math.round((payment.amount / 100) * 0.0275)),
    CustomField1: "",
    CustomField2: "",
    CustomField3: "",
    CustomField4: "",
  };
}
