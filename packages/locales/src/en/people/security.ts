import type { security as source } from "../../zh/people/security.ts";
import type { SameKeys } from "../../same-keys.ts";

export const security = {
  title: "Security",
  login: "Logging in",
  password: "Password",
  mobile: "Mobile number",
  email: "E-mail",
  none: "None",
  lastChange: "How you log in last changed {time}",
  held: "To protect your balance, withdrawals pause until {time}.",
  linkedLogIns: "Log in with LINE or Google",
  devices: "Devices",
  personal: "Data and privacy",
  privateInfo: "Private details",
  myData: "My data",
  company: "Company verification",
  closeAccount: "Close the account",
  device: {
    title: "This phone",
    forget: "Clear what this phone remembers",
    body: "Clears searches, the choice of language and region, and what was put into the cart before logging in. Your account stays as it is.",
    ask: "Clear what this phone remembers?",
    confirm: "Clear",
  },
} as const satisfies SameKeys<typeof source>;
