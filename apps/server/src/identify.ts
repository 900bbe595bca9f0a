import { isStaffCall, type Call } from "@sampan/contract/kernel/call";
import type { Region } from "@sampan/domain/kernel/regions";
import { ok, refuse } from "@sampan/domain/kernel/result";
import type { FastifyRequest } from "fastify";
import { askInPackets } from "./kernel/db/ask-in-packets.ts";
import { noteChange } from "./kernel/http/answer-end.ts";
import type { Request, SessionCookies } from "./kernel/http/callers.ts";
import type { Edge } from "./kernel/http/mount.ts";
import { noReader, readerHeader } from "./kernel/http/reader-mark.ts";
import { visitorRegion } from "./kernel/http/request-region.ts";
import type { Needs } from "./kernel/needs.ts";
import { findCamera } from "./logistics/cameras/find-camera.ts";
import { findGroups } from "./money/price-book/find-groups.ts";
import { groupsWithPrices, pricesOfGroups } from "./money/price-book/prices-of.ts";
import { findStaffMember } from "./people/staff/find-staff-member.ts";
import { isHiddenFrom } from "./people/segments/hidden-features.ts";
import { findCustomer, type SessionNeeds } from "./people/sessions/find-customer.ts";
import { findOnceAPage } from "./people/sessions/find-once-a-page.ts";
import { sessionCookies } from "./people/sessions/session-cookies.ts";

type Identified = Awaited<ReturnType<Edge["identify"]>>;

/**
 * Answers who asks, by the access of the call. A customer's session is not even looked at on a staff call,
 * nor a staff session on a customer's. What is bound to a segment is refused (`feature_hidden`) to who is not in it [PROMO-01]. Refuses `login_needed`, `camera_ended` for a phone that is no desk's camera, and `right_missing` when a staff member lacks
 * the right the call names. [SES-01] [SES-02] [SES-08] [SES-15] [BO-02]
 */
export function createIdentify(needs: Needs): Edge["identify"] {
  // Sessions of people who ask at the same moment are looked up in one packet.
  const { db } = needs.database;
  const asking: Asking = {
    ...needs,
    ask: askInPackets(db),
    groupsOf: ({ account_id: accountId }, now) =>
      findGroups(db, { among: groupsWithPrices(needs.prices.at(now)), accountId, now }),
  };
  return async (call, request, reply) => {
    const now = needs.clock();
    const cookies = sessionCookies(request, reply, needs.config.publicUrl);
    if (call.access === "camera") return identifyCamera(needs, { call, request, cookies, now });
    if (!isStaffCall(call) && cookies.read("customer") === undefined)
      void reply.header(readerHeader, noReader);
    return isStaffCall(call)
      ? identifyStaff(asking, { call, request, cookies, now })
      : identifyCustomer(asking, { call, request, cookies, now });
  };
}

type Asking = Needs & SessionNeeds;

interface Question {
  readonly call: Pick<Call, "access" | "mutates" | "feature">;
  readonly request: FastifyRequest;
  readonly cookies: SessionCookies;
  readonly now: Date;
}

async function identifyCustomer(needs: Asking, question: Question): Promise<Identified> {
  const { call, request, cookies, now } = question;
  const find = () => findCustomer(needs, cookies, now);
  // What changes something is told who asks at that moment.
  const found = call.mutates ? await find() : await findOnceAPage(cookies.read("customer"), find);
  // The page around this answer speaks the device's choice; where none was made there, the account's goes.
  if (found?.language && request.cookies["lang"] === undefined) request.language = found.language;
  if (call.access === "customer" && !found) return refuse({ code: "login_needed" });

  const customer = found?.customer;
  if (call.feature && customer) {
    const asked = { feature: call.feature, accountId: customer.id, now };
    if (await isHiddenFrom(needs.database.db, asked)) return refuse({ code: "feature_hidden" });
  }
  const region =
    customer?.region ?? visitorRegion(request) ?? needs.settings.at(now).default_region;
  const everybody = known(needs, question, region);
  return ok({
    ...everybody,
    // A visitor has everybody's prices, a customer those of their own group.
    prices: pricesOfGroups(everybody.prices, found?.groups ?? []),
    customer,
    ...(call.access === "anyone" ? { cookies } : {}),
    actor: customer ? `customer:${customer.id}` : `visitor:${request.ip}`,
  });
}

async function identifyStaff(needs: Asking, question: Question): Promise<Identified> {
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

async function identifyCamera(needs: Needs, question: Question): Promise<Identified> {
  const { cookies, now } = question;
  const camera = await findCamera(needs.database.db, cookies, now);
  if (!camera) return refuse({ code: "camera_ended" });
  const region = needs.settings.at(now).default_region;
  return ok({ ...known(needs, question, region), camera, actor: `camera:${camera.id}` });
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
