import type { SameKeys } from "../../same-keys.ts";
import type { onBehalf as source } from "../../zh/trade/on-behalf.ts";

export const onBehalf = {
  title: "Pay for me",
  intro:
    "Is there something in yuan to be paid elsewhere? Say to whom and for what. We look at it, then ask you to pay, and tell you the reference once it is paid.",
  what: "What is to be paid",
  whatHint: "For example a sample fee to your supplier. A link alone is enough.",
  link: "Link",
  linkHint: "Address of the payment page or the goods",
  amount: "Amount in yuan",
  about: "About {amount}, at the rate of the day you pay",
  withFee: "About {amount} with the service fee of {percent}%, at the rate of the day you pay",
  pictures: "Pictures",
  picturesHint: "A payment code, a quotation; at most {count, number}",
  picturesLogin: "Pictures can be added once you are logged in",
  stillUploading: "Pictures are still being sent. Please wait a moment",
  remark: "Remark",
  remarkHint: "At most {count, number} characters",
  submit: "Send for review",
  toLogin: "Log in to send",
  nothingSent: "Receiving and sending goods is not part of it.",
  most: "At most {amount} at once",
  request: "What is to be paid",
  openLink: "Open link",
  picture: "Picture {index, number}",
  reference: "Payment reference {number}",
  way: "From the request to the payment",
  paying: { status: "Being paid", head: "Your payment has arrived; we are paying it on" },
  stages: { first_paid: "Pay", completed: { done: "Paid for you", ahead: "Paid for you" } },
  steps: {
    submitted: "Request sent",
    review: "Review by a person",
    pay: "Pay once it is approved",
    done: "We pay it and tell you the reference",
  },
} as const satisfies SameKeys<typeof source>;
