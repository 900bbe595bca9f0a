import type { devices as source } from "../../zh/people/devices.ts";
import type { SameKeys } from "../../same-keys.ts";

export const devices = {
  title: "Devices",
  body: "Your account was logged in to on these devices. If you do not know one of them, log it out and change your password.",
  this: "This device",
  loggedOut: "Logged out",
  others: "Other devices ({count, number})",
  none: "No other device has logged in.",
  lastSeen: "Last used",
  firstSeen: "First log-in",
  network: "Network",
  end: "Log out",
  endOf: "Log out {device}",
  forget: "Remove",
  forgetOf: "Remove {device}",
  endOthers: "Log out all other devices",
  ended: "{device} is logged out",
  othersEnded: "All other devices are logged out",
  kinds: {
    phone: "Phone",
    tablet: "Tablet",
    computer: "Computer",
    other: "Unknown device",
  },
  asking: {
    one: "Log out {device}?",
    forget: "Remove {device}?",
    others: "Log out all other devices?",
    body: "It takes effect at once. To be used again, it has to log in.",
    forgetBody: "When it logs in next, we tell you of it as a new device.",
  },
} as const satisfies SameKeys<typeof source>;
