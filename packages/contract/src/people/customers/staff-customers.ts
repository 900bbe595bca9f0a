import { accountStates } from "@sampan/domain/people/accounts/account-state";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Device } from "../sessions/devices.ts";
import {
  Cents,
  NoOutput,
  paging,
  PaymentCurrency,
  Region,
  Place,
  ShortText,
  Text,
  WireTime,
} from "../../kernel/fields.ts";
import { LedgerRow } from "../../kernel/ledger-row.ts";
import { User } from "../sessions/sessions.ts";

const CustomerRow = z.object({
  uid: z.string(),
  name: z.string(),
  nickname: z.string(),
  /** Both in part only; `revealContact` shows them whole. */
  phone: z.string(),
  email: z.string(),
  account_type: User.shape.account_type,
  region: Region,
  user_level: User.shape.user_level,
  state: z.enum(accountStates),
  real_name_state: User.shape.ext.shape.real_name_state,
  created_at: WireTime,
});
export type CustomerRow = z.infer<typeof CustomerRow>;

export const queryCustomers = defineCall({
  methods: ["GET"],
  path: "/staff/customers",
  about: "Finds customers by uid, mobile, e-mail or name, newest first.",
  access: { right: "view_customers" },
  mutates: false,
  input: z.object({
    search: z._default(ShortText, ""),
    real_name_state: z.optional(User.shape.ext.shape.real_name_state),
    ...paging(20),
  }),
  output: z.object({ datalist: z.array(CustomerRow), total: z.int() }),
  refusals: [],
});

const CustomerAddress = z.object({
  consignee: z.string(),
  phone: z.string(),
  region: Region,
  area: z.array(z.string()),
  detail: z.string(),
  postal_code: z.string(),
  is_default: z.boolean(),
});

export const CustomerDetail = z.object({
  ...CustomerRow.shape,
  gender: User.shape.gender,
  birthday: z.string(),
  sales_code: z.string(),
  language: z.string(),
  currency: PaymentCurrency,
  balance: Cents,
  lock_blc: Cents,
  bonus: Cents,
  points: z.int(),
  /** When the tier that was given by hand ends; null for one that stays. */
  tier_until: z.nullable(WireTime),
  /** Names, numbers and streets in part only. */
  addresses: z.array(CustomerAddress),
  /** The newest ten rows of the balance. */
  ledger: z.array(LedgerRow),
  /** Newest first. */
  notes: z.array(z.object({ id: Place, text: z.string(), by: z.string(), written_at: WireTime })),
  /** The newest twenty. */
  orders: z.array(
    z.object({ tid: z.string(), status: z.int(), pay_real: Cents, created_at: WireTime }),
  ),
  packages: z.array(
    z.object({
      tid: z.string(),
      express_no: z.string(),
      billing: z.int(),
      transport_state: z.string(),
      created_at: WireTime,
    }),
  ),
  /** Where the account is logged in, and was. */
  devices: z.array(z.omit(Device, { is_this: true })),
});
export type CustomerDetail = z.infer<typeof CustomerDetail>;

export const getCustomer = defineCall({
  methods: ["GET"],
  path: "/staff/customers/detail",
  about: "Reads one customer: profile, tier, balance, orders, packages and devices.",
  access: { right: "view_customers" },
  mutates: false,
  input: z.object({ uid: ShortText }),
  output: z.object({ data: CustomerDetail }),
  refusals: ["customer_unknown"],
});

export const setCustomerTier = defineCall({
  methods: ["POST"],
  path: "/staff/customers/set_tier",
  about: "Sets a customer's membership tier, for good or to the end of a day.",
  access: { right: "set_tiers" },
  mutates: true,
  input: z.object({
    uid: ShortText,
    user_level: User.shape.user_level,
    reason: Text,
    /** The last day, `YYYY-MM-DD` on the customer's clocks; absent for a tier that stays. */
    until: z.optional(z.iso.date()),
  }),
  output: NoOutput,
  refusals: ["customer_unknown", "reason_needed", "tier_end_past"],
});

export const setCustomerState = defineCall({
  methods: ["POST"],
  path: "/staff/customers/set_state",
  about: "Disables a customer, which ends their sessions at once, or enables them again.",
  access: { right: "disable_customers" },
  mutates: true,
  input: z.object({ uid: ShortText, state: z.enum(["active", "disabled"]), reason: Text }),
  output: NoOutput,
  refusals: ["customer_unknown", "reason_needed"],
});

export const revealContact = defineCall({
  methods: ["POST"],
  path: "/staff/customers/reveal_contact",
  about: "Shows a customer's number, mail and addresses whole; every look is in the audit log.",
  access: { right: "reveal_contacts" },
  mutates: true,
  input: z.object({ uid: ShortText }),
  output: z.object({
    data: z.object({
      phone: z.string(),
      email: z.string(),
      addresses: z.array(CustomerAddress),
    }),
  }),
  refusals: ["customer_unknown"],
});

export const endCustomerDevice = defineCall({
  methods: ["POST"],
  path: "/staff/customers/end_device",
  about: "Logs one of a customer's devices out at once and forgets it.",
  access: { right: "end_customer_sessions" },
  mutates: true,
  input: z.object({ uid: ShortText, id: ShortText }),
  output: NoOutput,
  refusals: ["customer_unknown", "device_unknown"],
});

export const addCustomerNote = defineCall({
  methods: ["POST"],
  path: "/staff/customers/add_note",
  about: "Writes a note about a customer for whoever looks at them next.",
  access: { right: "note_customers" },
  mutates: true,
  input: z.object({ uid: ShortText, text: Text }),
  output: NoOutput,
  refusals: ["customer_unknown", "text_needed"],
});
