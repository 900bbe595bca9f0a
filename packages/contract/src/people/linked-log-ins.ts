import { logInProviders } from "@sampan/domain/people/linked-log-ins/linked-log-in";
import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import {
  NoInput,
  NoOutput,
  PasswordHash,
  PublicKey,
  ShortText,
  Text,
  WireTime,
} from "../kernel/fields.ts";
import { SessionData } from "./sessions/sessions.ts";

const LogInProvider = z.enum(logInProviders);
/** Where the browser goes to prove who its owner is. */
const Away = z.object({ data: z.object({ url: z.string() }) });

export const startLinkedLogIn = defineCall({
  methods: ["POST"],
  path: "/gateway/user/start_linked_log_in",
  about: "Begins to log in by an account elsewhere: where the browser proves it, for ten minutes.",
  access: "anyone",
  mutates: true,
  input: z.object({
    provider: LogInProvider,
    /** The place that asked for the log-in. */
    redirect: z._default(ShortText, ""),
  }),
  output: Away,
  refusals: ["log_in_provider_off", "log_in_provider_silent"],
  transaction: "none",
});

export const startLinking = defineCall({
  methods: ["POST"],
  path: "/gateway/user/start_linking_log_in",
  about: "Begins to link an account elsewhere to the caller's, who shows the password once more.",
  access: "customer",
  mutates: true,
  stepUp: "password",
  input: z.object({ provider: LogInProvider, password: PasswordHash }),
  output: Away,
  refusals: [
    "wrong_password",
    "log_in_provider_off",
    "log_in_provider_silent",
    "log_in_linked_already",
  ],
  transaction: "none",
});

/** Somebody who proved an account elsewhere that is linked to none here. */
export const Newcomer = z.object({
  /** What their registration names, in this browser alone. */
  key: PublicKey,
  /** What they are called there; empty where nobody says. */
  name: z.string(),
  /** Theirs there: only written down beforehand, never taken as proven. */
  email: z.string(),
});
export type Newcomer = z.infer<typeof Newcomer>;

export const finishLinkedLogIn = defineCall({
  methods: ["POST"],
  path: "/gateway/user/finish_linked_log_in",
  about:
    "Ends what was begun in this browser with what it brought back: logs in, links, or knows a newcomer.",
  access: "anyone",
  mutates: true,
  input: z.object({ code: Text, state: ShortText }),
  output: z.object({
    data: z.object({
      provider: LogInProvider,
      outcome: z.enum(["entered", "linked", "newcomer"]),
      redirect: z.string(),
      session: z.nullable(SessionData),
      newcomer: z.nullable(Newcomer),
    }),
  }),
  refusals: [
    "log_in_state_unknown",
    "log_in_not_proven",
    "log_in_provider_off",
    "log_in_provider_silent",
    "log_in_of_another",
    "log_in_linked_already",
    "account_disabled",
    "account_cancelled",
  ],
  transaction: "none",
});

export const LinkedLogIn = z.object({
  provider: LogInProvider,
  /** Whether it can be linked here at all. */
  is_on: z.boolean(),
  is_linked: z.boolean(),
  name: z.string(),
  /** Whether notices come there as well; null where none can. */
  takes_notices: z.nullable(z.boolean()),
  /** Empty where it is not linked. */
  linked_at: WireTime,
});
export type LinkedLogIn = z.infer<typeof LinkedLogIn>;

export const queryLinkedLogIns = defineCall({
  methods: ["GET"],
  path: "/gateway/user/query_linked_log_ins",
  about: "Lists the accounts elsewhere that open the caller's, and those that could be linked.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({ datalist: z.array(LinkedLogIn) }),
  refusals: [],
});

export const unlinkLogIn = defineCall({
  methods: ["POST"],
  path: "/gateway/user/unlink_log_in",
  about:
    "Takes a linked account elsewhere away. Whoever asks shows the password, so that a way in is left.",
  access: "customer",
  mutates: true,
  stepUp: "password",
  input: z.object({ provider: LogInProvider, password: PasswordHash }),
  output: NoOutput,
  refusals: ["wrong_password", "log_in_not_linked"],
});

export const setLineNotices = defineCall({
  methods: ["POST"],
  path: "/gateway/user/set_line_notices",
  about: "Says whether notices that must not be missed come to the linked LINE account as well.",
  access: "customer",
  mutates: true,
  input: z.object({ is_on: z.boolean() }),
  output: NoOutput,
  refusals: ["log_in_not_linked"],
});
