import type { lastMile as source } from "../../zh/logistics/last-mile.ts";
import type { SameKeys } from "../../same-keys.ts";

export const lastMile = {
  title: "How you get it",
  hint: "Pick it up at a convenience store, or have it brought to your door",
  open: "Choose or look",
  shipping: "Where it is",
  number: "Pick-up number",
  followBy: "Shipping number",
  pickUpBy:
    "Take an identity card to the store by {day}, and say the receiver's name, the last three digits of the mobile and this number",
  chosen: "What you chose",
  home: "To your door",
  outgrown: "It is over the store's limits now: {why}. Please choose another way",
  unmeasured: "Not measured yet; it is checked once more when it is",
  value: "Goods worth {amount}",
  ways: "Choose how to get it",
  waysHint:
    "You may choose before you pay its freight; once it is in our warehouse there, it goes as you chose",
  refused: "Does not take this parcel: {why}",
  takeHome: "Bring it to my door",
  openMap: "Choose a store on the map",
  limit: "Up to {longest} cm on the longest side, {sides} cm in all, {weight} kg, {value}",
  limitHome: "Up to {sides} cm in all and {weight} kg",
  confirm: "Pick it up at this store",
  confirmHint:
    "You chose a store on the map. Once you confirm, we ask its chain whether it takes parcels now.",
  taken: "Your choice is noted",
  trouble: {
    title: "Please choose again",
    store_closed: "{store} takes no parcels any more",
    does_not_fit: "Now that it is measured, the parcel is over the limits of {store}",
    stores_differ: "The merged parcels were to be picked up in different places",
    uncollected: "Nobody picked it up at {store} in time; it comes back to our warehouse",
    until: "Please choose by {time}; what has not been sent by then is brought to your door",
  },
  misfit: {
    too_long: "a side is too long",
    too_large: "too large",
    too_heavy: "too heavy",
    too_valuable: "worth too much",
  },
} as const satisfies SameKeys<typeof source>;
