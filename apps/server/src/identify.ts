import { isStaffCall, type Call } from "@sampan/contract/kernel/call";
import type { Region } from "@sampan/domain/kernel/regions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { FastifyRequest } from "fastify";
import { noteChange } from "./kernel/http/answer-end.ts";
import type { Request, SessionCookies } from "./kernel/http/callers.ts";
import type { Refusal } from "./kernel/http/envelope.ts";
import type { Edge } from "./kernel/http/mount.ts";
import { visitorRegion } from "./kernel/http/request-region.ts";
import type { Needs } from "./kernel/needs.ts";
import { findStaffMember } from "./people/staff/find-staff-member.ts";
import { findCustomer } from "./people/sessions/find-customer.ts";
import { findOnceAPage } from "./people/sessions/find-once-a-page.ts";
import { sessionCookies } from "./people/sessions/session-cookies.ts";

type Identified = Result<Request & { readonly actor: string }, Refusal>;

/**
 * Answers who asks, by the access of the call. A customer's session is not even looked at on a staff call,
 * nor a staff session on a customer's. Refuses `login_needed`, and `right_missing` when a staff member lacks
 * the right the call names. [SES-01] [SES-02] [SES-08] [SES-15] [BO-02]
 */
export function createIdentify(needs: Needs): Edge["identify"] {
  return async (call, request, reply) => {
    const now = needs.clock();
    const cookies = sessionCookies(request, reply, needs.config.publicUrl);
    return isStaffCall(call)
      ? identifyStaff(needs, { call, request, cookies, now })
      : identifyCustomer(needs, { call, request, cookies, now });
  };
}

interface Question {
  readonly call: Call;
  readonly request: FastifyRequest;
  readonly cookies: SessionCookies;
  readonly now: Date;
}

async function identifyCustomer(needs: Needs, question: Question): Promise<Identified> {
  const { call, request, cookies, now } = question;
  const find = () => findCustomer(needs, cookies, now);
  // What changes something is told who asks at that moment.
  const found = call.mutates ? await find() : await findOnceAPage(cookies.read("customer"), find);
  // The page around this answer speaks the device's choice; where none was made there, the account's goes.
  if (found?.language && request.cookies["lang"] === undefined) request.language = found.language;
  if (call.access === "customer" && !found) return refuse({ code: "login_needed" });

  const customer = found?.customer;
  const region =
    customer?.region ?? visitorRegion(request) ?? needs.settings.at(now).default_region;
  return ok({
    ...known(needs, question, region),
    customer,
    ...(call.access === "anyone" ? { cookies } : {}),
    actor: customer ? `customer:${customer.id}` : `visitor:${request.ip}`,
  });
}

async function identifyStaff(needs: Needs, question: Question): Promise<Identified> {
  const { call, request, cookies, now } = question;
  const found = await findStaffMember(needs, cookies, now);
  if (!found) return refuse({ code: "login_needed" });
  if (request.cookies["lang"] === undefined) request.language = found.language;
  const { staff } = found;
  if (typeof call.access === "object" && !staff.rights.has(call.access.right))
    return refuse({ code: "right_missing" });
  const region = needs.settings.at(now).default_region;
  return ok({ ...known(needs, question, region), staff, actor: `staff:${staff.id}` });
}

const known = (
  { settings, prices, say }: Pick<Needs, "settings" | "prices" | "say">,
  { request, now }: Question,
  region: Region,
): Request => ({
  now,
  settings: settings.at(now),
  prices: prices.at(now),
  language: request.language,
  words: ({ code, values }) => say(request.language, `errors.${code}`, { ...values }),
  region,
  address: request.ip,
  userAgent: request.headers["user-agent"] ?? "",
  requestId: request.id,
  changesAt: (moment) => noteChange(request.raw, moment),
});
