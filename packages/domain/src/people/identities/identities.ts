/** What customers submit to be verified: who they are, and which company they buy for. [BO-46] [BO-49] */
export const identityKinds = ["real_name", "company"] as const;
export type IdentityKind = (typeof identityKinds)[number];

export const identityStates = ["submitted", "verified", "rejected"] as const;
export type IdentityState = (typeof identityStates)[number];

/** Why staff may look at what identifies a person. The person is told this very reason. [BO-46] */
export const openingPurposes = ["verification", "customs", "dispute", "authority"] as const;
export type OpeningPurpose = (typeof openingPurposes)[number];
