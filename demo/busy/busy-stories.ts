import { days, type DemoStory, firm, taiwan, thai } from "../seed/stories.ts";

/**
 * What the crowd lives through besides the stories of the small demo: more that end well, of one seller mostly as most
 * orders are, and one for every stop on the way that those do not know. Who waits for a bill at the same time goes
 * another way: what leaves together is billed together, and a copied story is one order.
 */
export const busyStories: readonly DemoStory[] = [
  { ...taiwan, hoursAgo: days(44), until: "confirmed", goods: 1, transport: 9 },
  { ...taiwan, hoursAgo: days(41), until: "confirmed", goods: 1, payMode: "once" },
  { ...taiwan, hoursAgo: days(38), until: "confirmed", goods: 1, insurance: 0 },
  { ...taiwan, hoursAgo: days(35), until: "completed", goods: 1, transport: 8 },
  { ...taiwan, hoursAgo: days(33), until: "confirmed", goods: 1, insurance: 2, fees: true },
  { ...firm, hoursAgo: days(31), until: "confirmed", goods: 1, pieces: 4 },
  { ...firm, hoursAgo: days(29), until: "completed", goods: 1, pieces: 8, coupon: true },
  { ...thai, hoursAgo: days(43), until: "confirmed", goods: 1 },
  { ...thai, hoursAgo: days(39), until: "confirmed", goods: 1, transport: 9 },
  { ...thai, hoursAgo: days(36), until: "completed", goods: 1, payMode: "once" },
  { ...thai, hoursAgo: days(32), until: "confirmed", goods: 1, insurance: 0 },
  {
    ...thai,
    hoursAgo: days(28),
    until: "confirmed",
    goods: 1,
    transport: 12,
    pieces: 4,
    coupon: true,
  },
  { ...taiwan, hoursAgo: days(27), until: "expired", goods: 1 },
  { ...thai, hoursAgo: days(26), until: "expired", goods: 1 },
  { ...thai, hoursAgo: days(25), until: "rejected", goods: 1 },
  { ...taiwan, hoursAgo: days(23), until: "closed", goods: 1 },
  { ...taiwan, hoursAgo: days(2), until: "difference_asked", goods: 1 },
  { ...thai, hoursAgo: days(3), until: "difference_taken_back", goods: 1 },
  { ...taiwan, hoursAgo: days(3), until: "difference_paid", goods: 1 },
  { ...taiwan, hoursAgo: days(4), until: "sent_in_part", goods: 1, pieces: 3 },
  { ...thai, hoursAgo: days(6), until: "received_in_part", goods: 1, pieces: 3 },
  { ...taiwan, hoursAgo: days(6), until: "unmeasured", goods: 1 },
  { ...thai, hoursAgo: days(8), until: "bill_taken_back", goods: 1 },
  { ...taiwan, hoursAgo: days(8), until: "loaded", goods: 1, transport: 8 },
  { ...thai, hoursAgo: days(9), until: "sealed", goods: 1 },
  { ...taiwan, hoursAgo: days(11), until: "at_platform", goods: 1, transport: 8 },
  { ...thai, hoursAgo: days(11), until: "arrived", goods: 1, transport: 9 },
  { ...taiwan, hoursAgo: days(12), until: "pickup_offered", goods: 1 },
  { ...thai, hoursAgo: days(12), until: "prepared", goods: 1, transport: 12 },
  { ...taiwan, hoursAgo: days(12), until: "delivering", goods: 1, transport: 9 },
];
