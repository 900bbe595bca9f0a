/** What a work order may be about, besides nothing of the customer's own. */
export const workOrderSubjects = ["order", "line", "parcel", "payment"] as const;
export type WorkOrderSubject = (typeof workOrderSubjects)[number];

/** What stands in a conversation: what somebody said, and what happened to it. */
export const workOrderEntryKinds = ["said", "claimed", "handed_over", "closed"] as const;
export type WorkOrderEntryKind = (typeof workOrderEntryKinds)[number];

/** So many pictures go with one message. [WO-01] */
export const workOrderPictures = 6;
/** Work orders of one person that wait for us at once. */
export const openWorkOrders = 10;
