import type { shipPlans as source } from "../../zh/logistics/ship-plans.ts";
import type { SameKeys } from "../../same-keys.ts";

export const shipPlans = {
  title: "How to ship",
  ask: "Plan it for me",
  askHint: "The cheapest, the fastest and the safest way, side by side",
  empty: {
    title: "Nothing lies ready to be sent",
    body: "Parcels appear here once they have arrived and been weighed.",
    action: "See my parcels",
  },
  tooMany: "Too many parcels",
  byHand: "Choose by hand",
  meter: {
    title: "Duty-free allowance",
    allFree: "With this plan {count, plural, one {the box is} other {all # boxes are}} free of tax",
    someTaxed: "With this plan {count, plural, one {# box is} other {# boxes are}} taxed",
    taxIncluded: "With this plan all tax is in the freight",
    box: "Box {n, number}",
    allInOne: "All in one",
    freeMark: "Free up to",
    half: "Free times this half-year",
    halfFacts: "{used, number} used, {planned, number} now",
    dots: "{used, number} of {times, number} times used, this plan uses {planned, number} more",
    coming:
      "{count, plural, one {# parcel that is billed and has not left counts too} other {# parcels that are billed and have not left count too}}",
  },
  crossing: {
    short:
      "{count, plural, one {# box is} other {# boxes are}} beyond this half-year's free times; they count anew from {day}",
    says: "{count, plural, one {# box is} other {# boxes are}} taxed only because this half-year's free times are used up: about {tax}.",
    wait: "Wait until {day} and the free times count anew.",
    declareBy:
      "Have {name} declare ({left, plural, one {# free time left} other {# free times left}})",
    theirs: "Only if the goods really are theirs; they confirm in EZ WAY then.",
  },
  recipients: {
    title: "Who declares",
    facts: "{used, number} of {times, number} used",
  },
  plans: "Plans",
  kinds: {
    cheapest: "Cheapest",
    fastest: "Fastest",
    safest: "Safest",
  },
  facts: "{boxes, plural, one {# box} other {# boxes}} · all there by {day}",
  saves: "{amount} less than now",
  costsMore: "{amount} more than now",
  costsSame: "Same as now",
  standing: "It already goes this way",
  weights: "{weight} kg, charged as {chargeable} kg",
  daysBy: {
    history: "Days that past parcels took",
    line: "Days that the line promises",
  },
  kept: "Kept for free until {day}",
  keptOver: "Free storage ended on {day}",
  pickup: "Picked up at {store}",
  pickupAgain:
    "{why, select, does_not_fit {This box is over the limits of {store}} stores_differ {The parcels of this box were to be picked up in different places} other {{store} does not take this box}}: choose again once you take the plan, or it comes to your door",
  raise: "More insurance",
  tax: "Estimated tax {amount}",
  taxFree: "Tax free",
  taxIn: "Tax is in the freight",
  withTax: "At most {amount} with estimated tax",
  overFree:
    "All in one box is {total}, but its value of {value} is above {free}: with tax of up to {tax} it comes to {cost}, so it is not listed.",
  dearer: "All in one box comes to {cost} at most with tax, which is dearer, so it is not listed.",
  notExact: "With this many parcels we show a good way; a cheaper one may exist.",
  leftOut: "Not included this time",
  why: {
    goods_awaited: "Goods of its order are still to come",
    not_weighed: "Not weighed and measured yet",
    not_answered: "Its packed box waits for your decision",
    no_line: "No line takes it",
  },
  place: "These parcels",
  placeOption: "{name} · {count, plural, one {# parcel} other {# parcels}}",
  storage: "Storage days already bought, {amount}, are on the same bill",
  barFact: "{kind} · pay once it is packed and weighed",
  careTimes: "× {count, number}",
  barCare:
    "{kind} · services of {amount} are paid from your wallet now, the rest once it is packed and weighed",
  lacking:
    "{count, plural, one {# item goes without the protection that is suggested for it} other {# items go without the protection that is suggested for them}}",
  bar: "Take a plan",
  take: "Take this plan",
  taken: "Arranged as planned",
  nothingToDo: "Nothing to change: it goes this way already",
  beside: {
    title: "{count, plural, one {How to ship this one} other {How to ship these #}}",
    now: "As it stands {amount}",
    apart:
      "These go to different places and cannot be planned together: tick those of one address.",
    note: "Only what is ticked is counted. Other parcels on the same line share its bill, which is never dearer than two.",
    saves: "{amount} less",
    more: "{amount} more",
    standing: "Already so",
    ways: "Several lines · all there in {days, number} days",
    boxes: "{count, plural, one {# box} other {# boxes}}",
    lines: "The same box by each line",
    sameBox: "The same box, {weight} kg",
    charged: "Charged kg",
    freight: "Freight",
  },
  duties: "What the tax is estimated by",
  how: {
    title: "How it is worked out",
    price:
      "Freight is reckoned exactly as the bill is: if the parcels stay as they are, the bill says this figure. A packed box is weighed again.",
    free: "Tax free: goods, insurance and freight to the border of one box come to no more than {free}, {times, number} times each half-year. We count what we sent you; add what others sent.",
    tax: "Tax is estimated from the names of goods and is not charged by us. Plans are compared by the highest estimate.",
    safest:
      "Safest: the highest insurance on offer, the line whose arrival varies least, and a crate or wrapping from the warehouse where rules suggest it for what is fragile, electronic or liquid; at the same price, the way that loses least with a single box.",
    days: "Days are those that past parcels took where we know them, else those that the line promises.",
  },
} as const satisfies SameKeys<typeof source>;
