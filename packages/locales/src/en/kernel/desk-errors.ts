import type { deskErrors as source } from "../../zh/kernel/desk-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const deskErrors = {
  camera_ended: "This camera code no longer works. Make a new one at the desk",
  camera_taken: "Another phone uses this camera code already. Make a new one at the desk",
  camera_full:
    "A parcel has at most {n, plural, one {# photo} other {# photos}}, and they are all there",
  photos_needed: "Take at least {n, plural, one {# photo} other {# photos}} before you complete it",
  contents_photos_needed:
    "Take at least {n, plural, one {# photo} other {# photos}} of the contents before you close the box",
  box_photos_needed: "Take at least {n, plural, one {# photo} other {# photos}} of the closed box",
  fault_foreign: "A fault is one of goods in this parcel, of no more pieces than came",
  fault_words_needed: "Say what is wrong",
  scale_too_heavy:
    "The scale reads {weight, number} kg, and a parcel weighs at most {most, number} kg. Please weigh it again",
  parcel_elsewhere: "This parcel is on record in the other warehouse",
  count_unknown: "There is no such count",
  count_not_in_state: "This cannot be done to the count now. Load the page again and look",
  count_full: "{n, number} parcels were scanned into this count. Close it and open another",
  outcome_unfit: "A difference like this cannot end like that",
  differences_open: "Some differences have no outcome yet",
  pickup_code_needed: "This parcel waits to be picked up: hand it over by its owner's code",
  pickup_code_wrong: "The code is wrong, {n, plural, one {# more try} other {# more tries}}",
  pickup_code_expired: "This code is over. Its owner makes a new one on the parcel's page",
  pickup_code_locked: "Too many wrong codes. The owner makes a new one on the parcel's page",
} as const satisfies SameKeys<typeof source>;
