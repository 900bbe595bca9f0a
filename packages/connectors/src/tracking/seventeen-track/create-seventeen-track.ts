import { courierFacts, type KnownCourier } from "@sampan/domain/logistics/tracking/couriers";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { Outbound, OutboundAnswer } from "../../outbound/outbound.ts";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { readJson } from "../../read-answer.ts";
import type { TrackedAnswer, TrackedParcel, TrackingProvider } from "../tracking-provider.ts";
import { readSeventeenTrackPush } from "./read-seventeen-track-push.ts";
import { Carrier, courierOf, scansOf, TrackInfo } from "./read-seventeen-track.ts";

export interface SeventeenTrackConfig {
  /** Scheme and host, e.g. https://api.17track.net */
  readonly baseUrl: string;
  /** Goes with each question, and signs what it tells us. */
  readonly key: string;
}

const Code = z.union([z.string(), z.number()]).transform(String);

const Envelope = z.object({
  code: Code,
  data: z.object({
    accepted: z
      .array(z.object({ number: z.string(), carrier: Carrier, track_info: TrackInfo.nullish() }))
      .nullish(),
    rejected: z
      .array(
        z.object({
          number: z.string(),
          error: z.object({ code: Code, message: z.string().nullish() }),
        }),
      )
      .nullish(),
    errors: z.array(z.object({ code: Code, message: z.string().nullish() })).nullish(),
  }),
});
type Envelope = z.output<typeof Envelope>;

/** Asks 17TRACK, forty parcels a call. */
export function createSeventeenTrack(
  { baseUrl, key }: SeventeenTrackConfig,
  outbound: Outbound,
): TrackingProvider {
  const source = outbound.source("seventeen_track");
  const call = (method: string) => (parcels: readonly TrackedParcel[]) =>
    source.ask({
      repeatable: false,
      request: {
        method: "POST",
        url: `${baseUrl}/track/v2.4/${method}`,
        headers: { "content-type": "application/json", "17token": key },
        body: JSON.stringify(parcels.map(nameIt)),
      },
      read: (answer) => readAnswer(source.name, answer, parcels),
    });
  return {
    tracker: "seventeen_track",
    numbers_max: 40,
    register: call("register"),
    ask: call("gettrackinfo"),
    readPush: (push) => readSeventeenTrackPush(key, push),
    thanks: { contentType: "text/plain", body: "OK" },
  };
}

const nameIt = ({ express_no, courier }: TrackedParcel) => {
  const carrier = carrierOf(courier);
  return { number: express_no, ...(carrier === undefined ? {} : { carrier: Number(carrier) }) };
};

const carrierOf = (courier: KnownCourier): string | undefined =>
  courier === "" ? undefined : courierFacts[courier].seventeenTrack;

function readAnswer(
  source: string,
  answer: OutboundAnswer,
  parcels: readonly TrackedParcel[],
): Result<readonly TrackedAnswer[], SourceFailure> {
  const read = readJson(source, answer, Envelope);
  if (!read.ok) return read;
  const { code, data } = read.value;
  if (code !== "0" && code !== "200")
    return refuse(failureOf(source, data.errors?.[0] ?? { code }));
  const spent = data.rejected?.find(({ error }) => allAreRefusedBy.has(error.code));
  if (spent && (data.accepted ?? []).length === 0) return refuse(failureOf(source, spent.error));
  return ok(parcels.map((parcel) => answerOf(parcel, data)));
}

/** A limit of the day, and credits that are spent, hold for whatever is asked next. */
const allAreRefusedBy = new Set(["-18019907", "-18019908"]);

function failureOf(
  source: string,
  { code, message }: { readonly code: string; readonly message?: string | null | undefined },
): SourceFailure {
  const failure = { source, detail: (message ?? "").slice(0, 200), upstream_code: code };
  if (allAreRefusedBy.has(code)) return { ...failure, code: "too_many_calls" };
  const isOurs = ["-18010001", "-18010002", "-18010004"].includes(code);
  return { ...failure, code: isOurs ? "disabled" : "rejected" };
}

function answerOf({ express_no }: TrackedParcel, data: Envelope["data"]): TrackedAnswer {
  const taken = data.accepted?.find(({ number }) => number === express_no);
  if (taken) {
    const courier = courierOf(taken.carrier);
    const scans = taken.track_info ? scansOf(taken.track_info, courier) : [];
    return scans.length > 0
      ? { express_no, kind: "told", courier, scans }
      : { express_no, kind: "nothing" };
  }
  const refused = data.rejected?.find(({ number }) => number === express_no);
  // Nothing was said of it, neither yes nor no.
  if (!refused) return { express_no, kind: "nothing" };
  const { code, message } = refused.error;
  switch (code) {
    case "-18019901":
    case "-18019909":
      return { express_no, kind: "nothing" };
    case "-18019902":
      return { express_no, kind: "unregistered" };
    case "-18019903":
    case "-18019910":
      return { express_no, kind: "courier_unknown" };
    default:
      return { express_no, kind: "refused", code, words: (message ?? "").slice(0, 200) };
  }
}
