import {
  courierFacts,
  courierOfTracker,
  type KnownCourier,
} from "@sampan/domain/logistics/tracking/couriers";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { Outbound, OutboundAnswer, Source } from "../../outbound/outbound.ts";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { readJson } from "../../read-answer.ts";
import type { TrackedAnswer, TrackedParcel, TrackingProvider } from "../tracking-provider.ts";
import { readKuaidi100Push } from "./read-kuaidi100-push.ts";
import { scansOf, Told } from "./read-kuaidi100.ts";
import { saltOf, signKuaidi100 } from "./sign-kuaidi100.ts";

export interface Kuaidi100Config {
  /** Scheme and host, e.g. https://poll.kuaidi100.com */
  readonly baseUrl: string;
  readonly customer: string;
  readonly key: string;
  /** Where it tells us of news. */
  readonly callbackUrl: string;
  /** Of the warehouse, the last four digits: some couriers tell nothing without them. Empty for none. */
  readonly phone: string;
}

const Refused = z.object({ returnCode: z.string(), message: z.string().nullish() });

/** Asks Kuaidi100, one parcel a call. */
export function createKuaidi100(config: Kuaidi100Config, outbound: Outbound): TrackingProvider {
  const source = outbound.source("kuaidi100");
  const each =
    (how: (parcel: TrackedParcel) => Promise<Result<TrackedAnswer, SourceFailure>>) =>
    async (parcels: readonly TrackedParcel[]) => {
      const answers: TrackedAnswer[] = [];
      for (const parcel of parcels) {
        const answer = await how(parcel);
        if (!answer.ok) return answer;
        answers.push(answer.value);
      }
      return ok(answers);
    };
  return {
    tracker: "kuaidi100",
    numbers_max: 1,
    register: each((parcel) => subscribe(config, source, parcel)),
    ask: each((parcel) => query(config, source, parcel)),
    readPush: ({ rawBody }) => readKuaidi100Push(config.key, rawBody),
    thanks: {
      contentType: "application/json",
      body: JSON.stringify({ result: true, returnCode: "200", message: "成功" }),
    },
  };
}

const wordOf = (courier: KnownCourier): string =>
  courier === "" ? "" : (courierFacts[courier].kuaidi100 ?? "");

const post = (
  source: Source,
  url: string,
  form: Readonly<Record<string, string>>,
  read: (answer: OutboundAnswer) => Result<TrackedAnswer, SourceFailure>,
): Promise<Result<TrackedAnswer, SourceFailure>> =>
  source.ask({
    repeatable: false,
    request: {
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(form).toString(),
    },
    read,
  });

async function subscribe(
  { baseUrl, key, callbackUrl, phone }: Kuaidi100Config,
  source: Source,
  { express_no, courier }: TrackedParcel,
): Promise<Result<TrackedAnswer, SourceFailure>> {
  const company = wordOf(courier);
  const parameters = {
    callbackurl: callbackUrl,
    salt: saltOf(key, express_no),
    resultv2: "4",
    autoCom: company === "" ? "1" : "0",
    phone,
  };
  const param = JSON.stringify({ company, number: express_no, key, parameters });
  return post(source, `${baseUrl}/poll`, { schema: "json", param }, (answer) => {
    const read = readJson(source.name, answer, Refused);
    if (!read.ok) return read;
    const { returnCode, message } = read.value;
    // 501: it is subscribed already.
    if (returnCode === "200" || returnCode === "501") return ok({ express_no, kind: "nothing" });
    return refusal(source.name, { express_no, code: returnCode, words: message ?? "" });
  });
}

async function query(
  { baseUrl, customer, key, phone }: Kuaidi100Config,
  source: Source,
  { express_no, courier }: TrackedParcel,
): Promise<Result<TrackedAnswer, SourceFailure>> {
  const com = wordOf(courier);
  if (com === "") return ok({ express_no, kind: "courier_unknown" });
  const asked = { com, num: express_no, phone, from: "", to: "" };
  const param = JSON.stringify({ ...asked, resultv2: "4", show: "0", order: "desc" });
  const form = { customer, sign: signKuaidi100(param, key, customer), param };
  return post(source, `${baseUrl}/poll/query.do`, form, (answer) =>
    readQuery(source.name, answer, express_no),
  );
}

function readQuery(
  source: string,
  answer: OutboundAnswer,
  express_no: string,
): Result<TrackedAnswer, SourceFailure> {
  const read = readJson(source, answer, z.union([Told, Refused]));
  if (!read.ok) return read;
  if ("returnCode" in read.value) {
    const { returnCode: code, message } = read.value;
    return refusal(source, { express_no, code, words: message ?? "" });
  }
  const told = read.value;
  if (told.nu !== express_no) {
    const detail = `asked about ${express_no}, and answered about another number`;
    return refuse({ code: "transient", source, detail });
  }
  const scans = scansOf(told);
  const courier = courierOfTracker("kuaidi100", told.com);
  return ok(
    scans.length === 0
      ? { express_no, kind: "nothing" }
      : { express_no, kind: "told", courier, scans },
  );
}

/** Its no: to this number an answer, to all of them a failure. */
function refusal(
  source: string,
  {
    express_no,
    code,
    words,
  }: { readonly express_no: string; readonly code: string; readonly words: string },
): Result<TrackedAnswer, SourceFailure> {
  const failure = { source, detail: words.slice(0, 200), upstream_code: code };
  if (code === "500") return ok({ express_no, kind: "nothing" });
  if (code === "503" || code === "601" || code === "600")
    return refuse({ ...failure, code: "disabled" });
  if (code === "501") return refuse({ ...failure, code: "transient" });
  if (code === "502") return refuse({ ...failure, code: "too_many_calls" });
  return ok({ express_no, kind: "refused", code, words: words.slice(0, 200) });
}
