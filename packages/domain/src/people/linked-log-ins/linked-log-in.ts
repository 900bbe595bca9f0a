/** Who else can say who somebody is: an account there that is linked to one here opens it without a password. */
export const logInProviders = ["line", "google"] as const;
export type LogInProvider = (typeof logInProviders)[number];

/** What it is called, in every language. */
export const logInProviderNames = {
  line: "LINE",
  google: "Google",
} as const satisfies Record<LogInProvider, string>;

/** How long somebody may stay away to prove who they are there: as long as a code of LINE is good. */
export const proofMinutes = 10;

/** How long what was proven waits for the account that is made with it. */
export const newcomerMinutes = 60;
