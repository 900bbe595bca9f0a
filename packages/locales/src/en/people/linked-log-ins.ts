import type { SameKeys } from "../../same-keys.ts";
import type { linkedLogIns as source } from "../../zh/people/linked-log-ins.ts";

export const linkedLogIns = {
  title: "Other ways to log in",
  body: "Linked accounts open Sampan without a password. Linking and unlinking ask for your password first.",
  or: "or",
  logInWith: "Log in with {provider}",
  outside: "{provider} does not work inside LINE. It opens in your phone's browser instead.",
  linked: "{provider} linked",
  unlinked: "{provider} unlinked",
  since: "Linked {time}",
  notLinked: "Not linked",
  off: "You can’t log in with {provider} at the moment",
  link: "Link",
  unlink: "Unlink",
  linkOf: "Link {provider}",
  unlinkOf: "Unlink {provider}",
  linkBody: "Enter your password, then confirm at {provider} that it’s you.",
  unlinkBody: "After that {provider} no longer opens this account. Use your password instead.",
  goLink: "Confirm at {provider}",
  notices: {
    label: "Notices on LINE too",
    hint: "Important notices come to LINE besides the usual way. Add Sampan as a friend to get them.",
  },
  none: { title: "There’s no other way at the moment", body: "Log in with your password." },
  back: {
    title: "Logging in",
    body: "Back at Sampan",
    checking: "Confirming who you are…",
    left: "The log-in wasn’t finished",
    nothing: "Nothing about your account has changed.",
    toLogIn: "Back to log-in",
    toSettings: "Back to ways to log in",
  },
  newcomer: {
    title: "{provider} has confirmed who you are",
    titleNamed: "{name}, {provider} has confirmed who you are",
    body: "This {provider} account isn’t linked to a Sampan account yet. Once you’ve registered, you can log in with it. If you have an account already, log in first and link it under account security.",
    without: "Go on without {provider}",
  },
} as const satisfies SameKeys<typeof source>;
