export type PersonProblem = "real_name_needed" | "profile_incomplete";

/** Whether a refusal is one of those that its person has a way out of. */
export const isOfPerson = (code: string): code is PersonProblem =>
  code === "real_name_needed" || code === "profile_incomplete";
