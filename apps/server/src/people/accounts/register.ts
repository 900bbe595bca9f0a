import type { InputOf } from "@sampan/contract/kernel/call";
import type {
  registerByEmail,
  registerByMobile,
} from "@sampan/contract/people/accounts/registration";
import type { SessionData } from "@sampan/contract/people/sessions/sessions";
import { newUid } from "@sampan/domain/kernel/ids";
import { regionFacts } from "@sampan/domain/kernel/regions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { checkCode, type CodeRefusal } from "../codes/check-code.ts";
import { useCode } from "../codes/use-code.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { BulkheadFull } from "../../kernel/http/create-bulkhead.ts";
import { settle } from "../../kernel/db/settle.ts";
import type { Needs } from "../../kernel/needs.ts";
import { startSession, type StartedSession } from "../sessions/start-session.ts";
import { insertAccount } from "./account-queries.ts";
import { lockContact } from "./contact-queries.ts";
import type { Contact, ContactKind } from "./contact.ts";
import { findSessionData } from "./find-session-data.ts";
import { hashPassword } from "./hash-password.ts";

interface Newcomer<Kind extends ContactKind> extends Pick<
  InputOf<typeof registerByMobile> & InputOf<typeof registerByEmail>,
  "region" | "password" | "captcha" | "account_type" | "sales_code" | "newcomer"
> {
  readonly contact: Contact<Kind>;
}

/** Links the account that is made to whoever its maker proved to be elsewhere. */
type LinkNewcomer = (
  db: Db,
  made: {
    readonly accountId: number;
    readonly newcomer: string | undefined;
    readonly caller: Visitor;
  },
) => Promise<Result<undefined, { readonly code: "log_in_state_unknown" | "log_in_of_another" }>>;

/** Remembers who invited whoever is made, where the code they gave is a person's. */
type RecordInvitation = (
  db: Db,
  made: { readonly accountId: number; readonly salesCode: string; readonly now: Date },
  needs: Needs,
) => Promise<void>;

/** What wings beside and above do with an account that is made. */
export interface AboveRegistration {
  readonly linkNewcomer: LinkNewcomer;
  readonly recordInvitation: RecordInvitation;
}

type Refused<Kind extends ContactKind> =
  | CodeRefusal
  | { readonly code: `${Kind}_known` | "log_in_state_unknown" | "log_in_of_another" };

/**
 * Makes an account for a number or address whose code the person knows, and logs it in. The code is used up
 * with the account or not at all. The region decides the currency for good. Refuses `captcha_wrong`,
 * `captcha_locked`, `mobile_known` or `email_known`, and what `linkNewcomer` refuses.
 * [API-23] [API-32] [ACC-17] [ACC-18] [ACC-34] [MONEY-06]
 */
export async function register<Kind extends ContactKind>(
  db: Db,
  { contact, ...typed }: Newcomer<Kind>,
  caller: Visitor,
  { linkNewcomer, recordInvitation, ...needs }: Needs & AboveRegistration,
): Promise<Result<{ data: SessionData }, Refused<Kind> | BulkheadFull>> {
  const { now, language } = caller;
  const code = { target: contact.value, purpose: "register", code: typed.captcha } as const;
  const codeId = await checkCode(db, code, caller, needs);
  if (!codeId.ok) return codeId;
  // Before the transaction: a hash takes long enough to hold nobody up with it.
  const password = await hashPassword(typed.password);
  if (!password.ok) return password;

  const session = await settle<StartedSession, Refused<Kind>>(db, async (open) => {
    await lockContact(open, contact);
    const used = await useCode(open, codeId.value, now);
    if (!used.ok) return used;
    const region = typed.region ?? caller.region;
    const accountId = await insertAccount(open, {
      uid: newUid(needs.chance(12)),
      account_type: typed.account_type,
      region,
      currency: regionFacts[region].currency,
      mobile: null,
      email: null,
      [contact.kind]: contact.value,
      password_hash: password.value,
      sales_code: typed.sales_code,
      language,
      created_at: now,
    });
    if (accountId === undefined) return refuse({ code: `${contact.kind}_known` });
    const linked = await linkNewcomer(open, { accountId, newcomer: typed.newcomer, caller });
    if (!linked.ok) return linked;
    await recordInvitation(open, { accountId, salesCode: typed.sales_code, now }, needs);
    return ok(await startSession(open, { accountId, caller }, needs));
  });
  return session.ok ? ok({ data: await findSessionData(db, session.value, caller.now) }) : session;
}
