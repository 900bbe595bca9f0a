/**
 * What a segment can be bound to: an account that is absent from the segment does not see it, and its calls are
 * refused. [PROMO-01] [PROMO-02]
 */
export const boundFeatures = ["take_coupons", "consignments", "payments_on_behalf"] as const;
export type BoundFeature = (typeof boundFeatures)[number];
