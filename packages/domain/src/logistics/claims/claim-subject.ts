/** What somebody claims: goods that came broken, or that did not come. */
export const claimSubjects = ["damage", "missing"] as const;
export type ClaimSubject = (typeof claimSubjects)[number];
