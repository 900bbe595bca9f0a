export const profileFields = ["name", "nickname"] as const;
/** What ordering needs to know of a customer beyond how they log in. */
export type ProfileField = (typeof profileFields)[number];

/** The fields still to be filled in; none when the profile is complete. [CHK-33] */
export const missingProfileFields = (
  profile: Readonly<Record<ProfileField, string>>,
): ProfileField[] => profileFields.filter((field) => profile[field].trim() === "");

export const accountTypes = ["personal", "business"] as const;
/** [ACC-34] */
export type AccountType = (typeof accountTypes)[number];

export const membershipTiers = ["classic", "gold", "platinum", "diamond", "crown", "king"] as const;
/** [ACC-32] */
export type MembershipTier = (typeof membershipTiers)[number];
