import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { logInStaff as logInCall } from "@sampan/contract/people/staff/staff-sessions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { hashPassword } from "../accounts/hash-password.ts";
import { nobodysPassword } from "../accounts/nobodys-password.ts";
import { verifyPassword } from "../accounts/verify-password.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { settle } from "../../kernel/db/settle.ts";
import type { Needs } from "../../kernel/needs.ts";
import type { Outcome } from "../../kernel/rate-limits/wait-for-room.ts";
import { writeAudit } from "../../kernel/audit/stored-acts.ts";
import { checkOneTimePassword, type OtpUsed } from "./check-one-time-password.ts";
import { describeStaff } from "./describe-staff.ts";
import { holdProvenMember, type ProvenMember } from "./hold-proven-member.ts";
import { limitLogIn } from "./limit-log-in.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import { findKnownStaffDevice } from "./remember-staff-device.ts";
import { startStaffSession } from "./start-staff-session.ts";
import { writeOwnPassword } from "./staff-member-queries.ts";
import { countRecoveryCodes } from "./staff-otp-queries.ts";
import { findStaffAccount, type StaffAccount } from "./staff-session-queries.ts";

type Call = typeof logInCall;
type Refused = Refusal<Call["refusals"][number] | "server_busy">;

/** What stands in the log; any other refusal only asks for the next step of somebody who was right so far. */
const wrongGuesses: readonly Refused["code"][] = ["wrong_password", "otp_wrong"];

/**
 * Logs a staff member in, with a cookie and a table of sessions apart from the customers'. An address that
 * does not exist is answered like a wrong password, and both wait alike after wrong tries: `account_locked`.
 * An initial password opens nothing before a new one stands in its place: `password_change_needed`. Also
 * refuses what checkOneTimePassword does; a step on the way counts as a try until the last one is right. [BO-01] [BO-04] [NFR-08]
 */
export async function logInStaff(
  db: Db,
  input: InputOf<Call>,
  caller: Visitor,
  needs: Needs,
): Promise<Result<OutputOf<Call>, Refused>> {
  const { address, now } = caller;
  const email = input.email.trim().toLowerCase();
  const deviceId = await findKnownStaffDevice(db, { email, cookies: caller.cookies });
  const turn = await limitLogIn(db, { email, address, now, deviceId }, needs.limits);
  if (!turn.ok) return turn;

  const member = await findStaffAccount(db, email);
  const proof = await prove(db, { member, input, now }, needs);
  await turn.value.end(outcomeOf(proof));
  if (!proof.ok) {
    const { code } = proof.error;
    if (member && wrongGuesses.includes(code))
      await noteLogIn(db, { member, caller, action: "log_in_refused", values: { code } });
    return proof;
  }
  return settle<OutputOf<Call>, Refused>(db, async (open) => {
    const { newHash } = proof.value;
    const held = await holdProvenMember(open, provenOf(proof.value));
    if (!held.ok) return held;
    const { id } = held.value;
    if (newHash !== undefined) await writeOwnPassword(open, id, newHash);
    await startStaffSession(open, { staffId: id, caller }, needs);
    const recovery_codes = await noteProof(open, { ...proof.value, caller }, needs);
    return ok({ data: describeStaff(held.value), recovery_codes });
  });
}

/** Whoever is asked for the next step was right so far, and still counts until the last one. */
function outcomeOf(proof: Result<Proof, Refused>): Outcome {
  if (proof.ok) return "right";
  return proof.error.code === "server_busy" ? "unseen" : "wrong";
}

const provenOf = ({ member, otp }: Proof): ProvenMember => ({
  ...member,
  otp_sealed: otp === "proven" ? member.otp_pending : member.otp_sealed,
});

interface Proof {
  readonly member: StaffAccount;
  readonly otp: OtpUsed;
  /** In the place of an initial password. */
  readonly newHash: string | undefined;
}

/** All that somebody has to show: password, a password of their own, authenticator. */
async function prove(
  db: Db,
  of: { member: StaffAccount | undefined; input: InputOf<Call>; now: Date },
  needs: Needs,
): Promise<Result<Proof, Refused>> {
  const { member, input, now } = of;
  const isRight = await verifyPassword(member?.password_hash ?? nobodysPassword, input.password);
  if (!isRight.ok) return isRight;
  if (!member || !isRight.value) return refuse({ code: "wrong_password" });

  const replaced = await replaceInitialPassword(member, input, now);
  if (!replaced.ok) return replaced;
  const second = await checkOneTimePassword(db, { member, otp: input.otp, now }, needs);
  if (!second.ok) return second;
  return ok({ member, otp: second.value, newHash: replaced.value });
}

async function replaceInitialPassword(
  member: StaffAccount,
  { password, new_password }: InputOf<Call>,
  now: Date,
): Promise<Result<string | undefined, Refused>> {
  if (!member.must_change_password) return ok(undefined);
  if (member.password_until && member.password_until <= now)
    return refuse({ code: "initial_password_expired" });
  if (new_password === undefined) return refuse({ code: "password_change_needed" });
  if (new_password === password) return refuse({ code: "password_unchanged" });
  return hashPassword(new_password);
}

/** Puts the log-in on record, and makes the recovery codes of an authenticator that it proved. */
async function noteProof(
  db: Db,
  of: Proof & { readonly caller: Visitor },
  needs: Needs,
): Promise<string[]> {
  const { member, otp, newHash, caller } = of;
  const codes = otp === "proven" ? await makeRecoveryCodes(db, member.id, needs) : [];
  const left = otp === "recovery_code" ? await countRecoveryCodes(db, member.id) : undefined;
  const values = {
    ...(otp === "none" ? {} : { otp }),
    ...(left === undefined ? {} : { recovery_codes_left: left }),
    ...(newHash === undefined ? {} : { password_changed: true }),
  };
  await noteLogIn(db, { member, caller, action: "log_in", values });
  return codes;
}

const noteLogIn = (
  db: Db,
  of: {
    member: StaffAccount;
    caller: Visitor;
    action: "log_in" | "log_in_refused";
    values: object;
  },
): Promise<void> =>
  writeAudit(db, {
    staff_id: of.member.id,
    action: of.action,
    object_kind: "staff_member",
    object_id: of.member.email,
    new_value: Object.keys(of.values).length > 0 ? JSON.stringify(of.values) : null,
    address: of.caller.address,
    request_id: of.caller.requestId,
    at: of.caller.now,
  });
