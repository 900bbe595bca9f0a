import { claimMessages } from "./claim-messages.ts";
import { serviceMessages } from "./service-messages.ts";
import { clearanceMessages } from "./clearance-messages.ts";
import type { messages as source } from "../../zh/people/messages.ts";
import type { SameKeys } from "../../same-keys.ts";
import { orderMessages } from "./order-messages.ts";

export const messages = {
  captcha:
    "[Sampan] Your code is {code}. It is valid for {minutes} minutes. Tell nobody; we never ask for it.",
  sms: "[Sampan] {title}. {body}",
  push: "Tap to see it",
  account_exists:
    "[Sampan] Somebody asked for a code with this number, which has an account already. If it was you, log in or set a new password; if not, do nothing.",
  given_up:
    "I give up the {amount} in the account. Once it is closed, this money is Sampan's and cannot be claimed back.",
  line: {
    stranger:
      "Hello, this is Sampan. Please log in and link LINE here first, so that we know which account is yours: {link}",
    kept: "Thank you, we’ll answer in your conversation at Sampan: {link}",
    words_only:
      "Only words arrive here. To show us pictures, go to your conversation at Sampan: {link}",
  },
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
    ...orderMessages,
    ...claimMessages,
    ...clearanceMessages,
    ...serviceMessages,
    rehearsal_packed: {
      title: "Your box is packed: please look",
      body: "Parcel {tid} is packed, weighed and photographed. Choose its line, have it packed differently or agree until {until}; without an answer it is billed the way you first chose.",
    },
    rehearsal_reminder: {
      title: "Your packed box still waits for you",
      body: "Parcel {tid} waits for your answer until {until}; without one it is billed the way you first chose, at the prices of that moment.",
    },
    rehearsal_lapsed: {
      title: "Billed the way you first chose",
      body: "We had no answer about parcel {tid}; its freight is charged by the line and address you first chose.",
    },
    parcel_faulty: {
      title: "Something is wrong with your goods",
      body: "We found a fault when we checked parcel {tid}. See what it is, and ask for a refund if you wish.",
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
      body: "Parcel {tid} is at the pick-up point. Show the pick-up code on its page; it is good for 14 days.",
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
    withdrawal_applied: {
      title: "Withdrawal received",
      body: "{amount} is set aside for the account ending in {digits}. We tell you when finance has audited it.",
    },
    withdrawal_passed: {
      title: "Withdrawal passed",
      body: "{amount} will be paid to the account ending in {digits}. We tell you when it is on its way.",
    },
    withdrawal_failed: {
      title: "Withdrawal not accepted",
      body: "Your withdrawal of {amount} was not accepted: {reason} What was set aside is back in your balance.",
    },
    withdrawal_paid: {
      title: "Withdrawal paid out",
      body: "{amount} was paid to the account ending in {digits}. When it arrives is up to your bank.",
    },
    withdrawal_returned: {
      title: "The bank sent a withdrawal back",
      body: "The bank sent it back: {reason} {amount} is in your balance again; please check the card before you apply anew.",
    },
    balance_credited: {
      title: "Your balance was corrected",
      body: "We added {amount} to your balance. Reason: {reason}",
    },
    balance_debited: {
      title: "Your balance was corrected",
      body: "We took {amount} off your balance. Reason: {reason}",
    },
    bank_card_changed: {
      title: "Bank card changed",
      body: "The card ending in {digits} was just added or changed, and withdrawals are held for {hours} hours. If it was not you, change your password at once and contact us.",
    },
    account_closed_by_payout: {
      title: "Account closed",
      body: "What was left, {amount}, has passed and is being paid out, and the account is closed. Everything is erased for good a month after the payout; log in before then to keep it.",
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
    invite_points: {
      title: "A friend brought you something",
      body: "Your friend received a first order: {points} points are yours.",
    },
    invite_bonus: {
      title: "A friend brought you something",
      body: "A red packet of {amount} is in your wallet: the friend you invited received a first order.",
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
    log_in_linked: {
      title: "{provider} linked",
      body: "Your account can now be opened with {provider}, and withdrawals are held for {hours} hours. If it was not you, set a new password at once and contact us.",
    },
    log_in_unlinked: {
      title: "{provider} unlinked",
      body: "{provider} no longer opens your account, and withdrawals are held for {hours} hours. If it was not you, set a new password at once and contact us.",
    },
    email_changed: {
      title: "E-mail address changed",
      body: "The e-mail address of your account is now {contact}, and withdrawals are held for {hours} hours. If it was not you, set a new password at once and contact us.",
    },
  },
} as const satisfies SameKeys<typeof source>;
