/** What a message tells: a code, or that somebody asked for one with a contact that has an account. */
export type CodeMessage = "code" | "account_exists";
