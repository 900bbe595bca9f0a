import type { messages as source } from "../../zh/people/messages.ts";
import type { SameKeys } from "../../same-keys.ts";

export const messages = {
  captcha:
    "[Sampan] Your code is {code}. It is valid for {minutes} minutes. Tell nobody; we never ask for it.",
  sms: "[Sampan] {title}. {body}",
  account_exists:
    "[Sampan] Somebody asked for a code with this number, which has an account already. If it was you, log in or set a new password; if not, do nothing.",
  captcha_mails: {
    register: {
      subject: "Your Sampan code {code}",
      text: "Hello,\n\nyou are registering at Sampan with this address. Your code is {code}; it is valid for {minutes} minutes. Type it on the registration page, in the browser where you asked for it:\n\n{link}\n\nIf it was not you, do nothing. Tell nobody the code; we never ask for it.\n",
    },
    reset_password: {
      subject: "Sampan: set a new password",
      text: "Hello,\n\nyou asked for a new Sampan password. Your code is {code}; it is valid for {minutes} minutes. Type it on this page, in the browser where you asked for it:\n\n{link}\n\nIf it was not you, the password stays as it is and you need do nothing. Tell nobody the code; we never ask for it.\n",
    },
    change_email: {
      subject: "Sampan: confirm your new e-mail address",
      text: "Hello,\n\nyou want to use this address for your Sampan account. Your code is {code}; it is valid for {minutes} minutes. Type it on this page:\n\n{link}\n\nIf it was not you, do nothing. Tell nobody the code; we never ask for it.\n",
    },
    account_exists: {
      subject: "Sampan: this address has an account",
      text: "Hello,\n\nsomebody asked for a code with this address, which has an account already. If it was you, log in; a forgotten password is replaced here:\n\n{link}\n\nIf it was not you, do nothing.\n",
    },
  },
  picture_question: "Type in digits: {words}",
  digits: {
    zero: "zero",
    one: "one",
    two: "two",
    three: "three",
    four: "four",
    five: "five",
    six: "six",
    seven: "seven",
    eight: "eight",
    nine: "nine",
  },
  kinds: {
    order_submitted: {
      title: "Order received",
      body: "Order {tid} is waiting for review. We tell you when it can be paid.",
    },
    order_payable: {
      title: "Your order can be paid",
      body: "Order {tid} has passed review. Please pay it before the deadline.",
    },
    order_rejected: {
      title: "Order not accepted",
      body: "Order {tid} did not pass review: {reason}",
    },
    order_closed: {
      title: "Order closed",
      body: "Order {tid} is closed. A coupon it used has been returned.",
    },
    order_completed: {
      title: "Order completed",
      body: "Order {tid} is completed. Damage can be claimed for 14 days.",
    },
    first_payment_received: {
      title: "Payment for goods received",
      body: "We have received {amount} for the goods of order {tid} and are buying them.",
    },
    goods_purchased: {
      title: "Ordered from the seller",
      body: "Goods of order {tid} have been bought and wait for the seller to ship.",
    },
    seller_shipped: {
      title: "Shipped by the seller",
      body: "Goods of order {tid} are on their way to our warehouse, tracking number {express_no}.",
    },
    goods_arrived: {
      title: "Goods are in our warehouse",
      body: "All goods of order {tid} have reached our mainland warehouse and are being weighed.",
    },
    freight_billed: {
      title: "Freight to pay",
      body: "International freight and local charges of order {tid} come to {amount}. We ship as soon as they are paid.",
    },
    freight_paid: {
      title: "Freight received",
      body: "We have received the freight of {amount} for order {tid} and are preparing it for shipping.",
    },
    supplement_billed: {
      title: "A supplement to pay",
      body: "Order {tid} needs another {amount}: {reason}",
    },
    supplement_paid: {
      title: "Supplement received",
      body: "We have received the supplement of {amount} for order {tid}.",
    },
    surplus_credited: {
      title: "Freight returned",
      body: "Order {tid} weighed less than estimated. We have returned {amount} to your balance.",
    },
    parcel_shipped: {
      title: "Parcel shipped",
      body: "Parcel {tid} has left the mainland warehouse and is in international transit.",
    },
    parcel_customs: {
      title: "Parcel in customs",
      body: "Parcel {tid} is being cleared by customs.",
    },
    parcel_arrived: {
      title: "Parcel arrived",
      body: "Parcel {tid} has arrived at its destination and will be delivered soon.",
    },
    parcel_delivering: {
      title: "Parcel out for delivery",
      body: "Parcel {tid} is on its way to you. Please answer the courier’s call.",
    },
    parcel_ready_for_pickup: {
      title: "Parcel ready for pick-up",
      body: "Parcel {tid} is at the pick-up point. Please bring your identity card.",
    },
    parcel_delivered: {
      title: "Parcel delivered",
      body: "Parcel {tid} has been delivered. Please confirm the receipt in your order.",
    },
    topup_credited: {
      title: "Top-up credited",
      body: "Your top-up of {amount} is in your balance.",
    },
    topup_failed: {
      title: "Top-up not accepted",
      body: "Your top-up of {amount} was not accepted: {reason}",
    },
    points_granted: {
      title: "Points granted",
      body: "Order {tid} has earned you {points} points.",
    },
    points_given: {
      title: "Points for you",
      body: "You were given {points} points.",
    },
    bonus_granted: {
      title: "A red packet for you",
      body: "A red packet of {amount} is in your wallet. Use it when you pay.",
    },
    coupon_granted: {
      title: "A coupon for you",
      body: "{count, plural, one {# coupon is} other {# coupons are}} in your coupons. See until when and from which amount.",
    },
    coupon_returned: {
      title: "Your coupon is back",
      body: "The coupon of {tid} was not used and is yours again. It is valid for at least 7 more days.",
    },
    coupons_ending: {
      title: "Coupons are about to end",
      body: "{count, plural, one {# of your coupons ends} other {# of your coupons end}} soon. Use them in time.",
    },
    real_name_verified: {
      title: "Real name verified",
      body: "Your real name is verified. You can order now.",
    },
    real_name_rejected: {
      title: "Real name not verified",
      body: "Your real name could not be verified: {reason} Please correct it and submit it again.",
    },
    account_cancelled: {
      title: "Account cancelled",
      body: "Your account was cancelled; everything is erased for good on {erased_on}. If it was not you, or you changed your mind, log in before then and choose to keep it.",
    },
    account_kept: {
      title: "Account kept",
      body: "You took the cancellation back; the account and its data stay as they were.",
    },
    company_verified: {
      title: "Company verified",
      body: "Your company has been verified.",
    },
    company_rejected: {
      title: "Company not verified",
      body: "Your company was not verified: {reason} Please correct it and submit it again.",
    },
    data_export_ready: {
      title: "The copy of your data is ready",
      body: "The copy of your data you asked for is ready; download it by {kept_until}.",
    },
    new_device: {
      title: "New log-in",
      body: "Your account was logged in to on a new device: {device}, network {address}. If it was not you, end it in your list of devices and change your password.",
    },
    password_changed: {
      title: "Password changed",
      body: "Your password was changed, other devices were logged out, and withdrawals are held for {hours} hours. If it was not you, set a new password at once and contact us.",
    },
    mobile_changed: {
      title: "Mobile number changed",
      body: "The mobile number of your account is now {contact}, and withdrawals are held for {hours} hours. If it was not you, set a new password at once and contact us.",
    },
    email_changed: {
      title: "E-mail address changed",
      body: "The e-mail address of your account is now {contact}, and withdrawals are held for {hours} hours. If it was not you, set a new password at once and contact us.",
    },
  },
} as const satisfies SameKeys<typeof source>;
