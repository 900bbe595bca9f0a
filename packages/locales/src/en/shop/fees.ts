import type { SameKeys } from "../../same-keys.ts";
import type { fees as source } from "../../zh/shop/fees.ts";

export const fees = {
  title: "All fees",
  lead: "What there is to pay beside the goods, and what there is not. The figures are the settings and the tariff that hold now.",
  region: "To {region}",
  estimate: "Estimate freight by weight and size",
  times: { always: "Always", sometimes: "Sometimes", never: "Never" },
  about: {
    always: "Part of every order",
    sometimes: "Only where you use it; you see the amount before you pay",
    never: "Costs nothing",
  },
  pays: "Pays {percent}% of what is damaged or missing",
  freeIn: "Free storage in {warehouse}",
  day: "After that, an item a day",
  days: "{days, plural, one {# day} other {# days}}",
  percent: "{percent}%",
  from: "from {amount}",
  importTax: "Where the way's price leaves it out, customs ask the recipient for it",
  kinds: {
    rate_margin: {
      name: "Exchange margin",
      about: "Added to the middle of the market where yuan become the currency you pay in",
    },
    service_fee: { name: "Service fee", about: "A share of the goods amount, by your tier" },
    international_freight: {
      name: "International freight",
      about: "By weight or volume; this is the least each way costs",
    },
    local_freight: { name: "Local delivery", about: "Once a shipment, to the address you gave" },
    mainland_freight: {
      name: "Freight within China",
      about: "What the seller asks for sending to our warehouse; shown with the goods",
    },
    insurance: {
      name: "Shipping insurance",
      about: "Only if you insure; a share of the goods amount",
    },
    storage: { name: "Longer storage", about: "Once the free days are over and you extend them" },
    rehearsal: {
      name: "Pack first, decide then",
      about: "Where you want to see weight, size and price of the packed box first",
    },
    services: {
      name: "Warehouse services",
      about:
        "If you ask for more photos, a test, a crate and so on; once for the goods or the parcel",
    },
    warehouse: {
      name: "Warehouse charge",
      about: "Extra work in the warehouse; the bill says what",
    },
    other: { name: "Other charge", about: "Anything else on a bill, each with its reason" },
    supplement: {
      name: "Price difference",
      about:
        "If the seller asks for more than this share more, we ask you first; below it we bear it",
    },
    online_topup: {
      name: "Online top-up fee",
      about: "Taken by the payment channel, a share of the top-up",
    },
    withdrawal: { name: "Withdrawal fee", about: "Each time you withdraw to your bank account" },
    bank_topup: { name: "Top-up by bank transfer", about: "What you transfer is what you get" },
    return_freight: {
      name: "Return freight",
      about:
        "If goods go back for a reason of yours: told before it is agreed, and taken off the refund",
    },
    cancellation: { name: "Cancelling before purchase", about: "Everything you paid comes back" },
    refund: { name: "Refunds", about: "To your wallet; we charge nothing for it" },
    claim: { name: "Filing a claim", about: "Filing and deciding cost nothing" },
  },
} as const satisfies SameKeys<typeof source>;
