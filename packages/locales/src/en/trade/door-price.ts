import { dutyClasses } from "../goods/duty-classes.ts";
import type { doorPrice as source } from "../../zh/trade/door-price.ts";
import type { SameKeys } from "../../same-keys.ts";

export const doorPrice = {
  title: "At your door, about",
  open: "See how it is reckoned",
  asking: "Reckoning",
  failed: "It cannot be estimated now",
  span: "{low} to {high}",
  total: "Together",
  weight: "The goods weigh about {weight} kg",
  parts: {
    goods: "Goods",
    mainland_freight: "Freight within China",
    service_fee: "Service fee",
    insurance: "Insurance",
    coupon: "Coupon",
    international_freight: "International freight",
    local_freight: "Local delivery",
    import_duty: "Import duty",
    import_vat: "Import VAT",
  },
  why: {
    share: "{percent}% of the goods",
    freight: "{way}, charged for {weight} kg at {rate} a kilogram",
    duty: "Of a value of {value}: goods, freight and insurance. Customs ask for it",
    vat: "{percent}% of that value and its duty. Customs ask for it",
  },
  basisTitle: "Where the weight comes from",
  basis: {
    weighed:
      "{count, plural, one {# item: what it really weighed in earlier parcels} other {# items: what they really weighed in earlier parcels}}",
    said: "{count, plural, one {# item: the weight its seller wrote, at most with packaging} other {# items: the weights their sellers wrote, at most with packaging}}",
    category:
      "{count, plural, one {# item: what goods of its kind weighed before} other {# items: what goods of their kinds weighed before}}",
    assumed: "{count, plural, one {# item: a weight we assume} other {# items: weights we assume}}",
  },
  hintTitle: "Customs",
  hints: {
    within:
      "A value of {value} is within the {free} that are free. More than six parcels in half a year are taxed all the same.",
    near: "A value of {value} may be above the {free} that are free. Above it tax is asked for, which is not in this estimate.",
    above:
      "A value of {value} is above the {free} that are free. Customs ask for duty and business tax, which are not in this estimate.",
    taxIncluded: "The freight of this way has duty and tax in it.",
    dutyClass: "Taken as “{kind}”: duty {percent}%",
    dutyRange: "Taken as “{kind}”: duty {low}% to {high}%",
  },
  read: {
    listing: "Class of this listing: <from>{source}</from>, {day}",
    category: "Class of goods of its kind: <from>{source}</from>, {day}",
    words: "Class assumed by words in the title and the category (our list of {day})",
    nothing: "No class can be told, so it is reckoned from the lowest rate to the highest",
    rate: "Rate: <from>{source}</from>, read on {day}",
  },
  classes: { ...dutyClasses, unknown: "Goods of an unknown class" },
  doubtTitle: "What is not sure yet",
  doubts: {
    listing_without_weight:
      "{count, plural, one {# item whose seller wrote no weight} other {# items whose sellers wrote no weight}}",
    category_never_shipped:
      "{count, plural, one {# item of a kind that was never shipped} other {# items of kinds that were never shipped}}",
    duty_class_unknown:
      "{count, plural, one {# item whose class of duty nobody can tell} other {# items whose class of duty nobody can tell}}",
    no_way_open: "No way takes these goods now, so international freight is not in it",
  },
  note: "This is an estimate, not a quote. What is weighed in our warehouse is what is charged.",
} as const satisfies SameKeys<typeof source>;
