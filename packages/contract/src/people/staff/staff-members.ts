import * as z from "zod/mini";
import { rights, staffRoles } from "@sampan/domain/kernel/rights";
import { defineCall } from "../../kernel/call.ts";
import {
  Language,
  NoInput,
  NoOutput,
  paging,
  ShortText,
  Version,
  WireTime,
} from "../../kernel/fields.ts";

const manages = { right: "manage_staff" } as const;
const Roles = z.array(z.enum(staffRoles)).check(z.maxLength(staffRoles.length));
/** Which member; what people know each other by here. */
const Whom = { email: ShortText };

export const StaffMember = z.object({
  email: z.string(),
  name: z.string(),
  /** What customers are told they are called. */
  badge: z.int(),
  language: Language,
  roles: z.array(z.enum(staffRoles)),
  state: z.enum(["active", "disabled"]),
  /** Whoever asks. */
  is_me: z.boolean(),
  has_otp: z.boolean(),
  must_change_password: z.boolean(),
  sessions: z.int(),
  /** Null before the first log-in, and when it is long ago. */
  seen_at: z.nullable(WireTime),
  created_at: WireTime,
  version: z.int(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const StaffSession = z.object({
  /** Names the session; it opens nothing. */
  token: z.string(),
  created_at: WireTime,
  seen_at: WireTime,
  expires_at: WireTime,
  address: z.string(),
  /** The browser and the system, as far as they say. */
  device: z.string(),
  is_current: z.boolean(),
  /** False for a device that is merely known: a log-in there does not wait for others'. */
  is_live: z.boolean(),
});
export type StaffSession = z.infer<typeof StaffSession>;

export const queryStaff = defineCall({
  methods: ["GET"],
  path: "/staff/members",
  about: "Lists staff members, found by name, e-mail address or number.",
  access: manages,
  mutates: false,
  input: z.object({ search: z._default(ShortText, ""), ...paging(50) }),
  output: z.object({ datalist: z.array(StaffMember), total: z.int() }),
  refusals: [],
});

/** Shown once, to whoever made it: it has to be changed at the first log-in. */
const InitialPassword = z.object({ initial_password: z.string(), valid_until: WireTime });
export type InitialPassword = z.infer<typeof InitialPassword>;

const Described = {
  name: ShortText,
  language: Language,
  roles: Roles,
};

export const createStaff = defineCall({
  methods: ["POST"],
  path: "/staff/members/create",
  about: "Creates a staff member with an initial password.",
  access: manages,
  mutates: true,
  input: z.object({ ...Whom, ...Described }),
  output: z.object({ data: InitialPassword }),
  refusals: ["email_invalid", "staff_email_known", "staff_name_needed", "roles_needed"],
  transaction: "none",
});

export const editStaff = defineCall({
  methods: ["POST"],
  path: "/staff/members/edit",
  about: "Changes name, e-mail address, language and roles; nobody changes roles of their own.",
  access: manages,
  mutates: true,
  input: z.object({ ...Whom, new_email: ShortText, ...Described, version: Version }),
  output: NoOutput,
  refusals: [
    "staff_unknown",
    "email_invalid",
    "staff_email_known",
    "staff_name_needed",
    "roles_needed",
    "own_roles",
    "changed_meanwhile",
  ],
});

export const setStaffState = defineCall({
  methods: ["POST"],
  path: "/staff/members/state",
  about: "Disables a member, whose sessions end at once, or lets them work again.",
  access: manages,
  mutates: true,
  input: z.object({ ...Whom, state: z.enum(["active", "disabled"]), reason: ShortText }),
  output: NoOutput,
  refusals: ["staff_unknown", "own_account", "reason_needed"],
});

export const resetStaffPassword = defineCall({
  methods: ["POST"],
  path: "/staff/members/password",
  about: "Gives a member a new initial password and ends their sessions.",
  access: manages,
  mutates: true,
  input: z.object(Whom),
  output: z.object({ data: InitialPassword }),
  refusals: ["staff_unknown", "own_account"],
  transaction: "none",
});

export const resetStaffOtp = defineCall({
  methods: ["POST"],
  path: "/staff/members/otp",
  about: "Forgets a member's authenticator and recovery codes and ends their sessions.",
  access: manages,
  mutates: true,
  input: z.object(Whom),
  output: NoOutput,
  refusals: ["staff_unknown", "own_account", "otp_is_off"],
});

export const queryStaffSessions = defineCall({
  methods: ["GET"],
  path: "/staff/members/sessions",
  about: "Lists where a member is logged in, and the devices they are known on.",
  access: manages,
  mutates: false,
  input: z.object(Whom),
  output: z.object({ list: z.array(StaffSession) }),
  refusals: ["staff_unknown"],
});

export const endStaffSessions = defineCall({
  methods: ["POST"],
  path: "/staff/members/sessions/end",
  about: "Ends one session of a member and forgets its device, or all of them.",
  access: manages,
  mutates: true,
  input: z.object({ ...Whom, token: z._default(ShortText, "") }),
  output: NoOutput,
  refusals: ["staff_unknown"],
});

const GuardedCall = z.object({ method: z.string(), path: z.string(), about: z.string() });

/** A right, the roles that grant it and the calls that ask for it; null is for every member. */
export const RightRow = z.object({
  right: z.nullable(z.enum(rights)),
  roles: z.array(z.enum(staffRoles)),
  calls: z.array(GuardedCall),
});
export type RightRow = z.infer<typeof RightRow>;

export const readRights = defineCall({
  methods: ["GET"],
  path: "/staff/rights",
  about: "Reads which role opens which call, from the calls that are mounted.",
  access: manages,
  mutates: false,
  input: NoInput,
  output: z.object({ list: z.array(RightRow) }),
  refusals: [],
});
