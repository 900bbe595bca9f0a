import type {
  TrackedAnswer,
  TrackedParcel,
  TrackingHint,
  TrackingProvider,
} from "@sampan/connectors/tracking/tracking-provider";
import type { SourceFailure } from "@sampan/connectors/outbound/source-failure";
import type { Result } from "@sampan/domain/kernel/result";
import type { Tracker } from "@sampan/domain/logistics/tracking/trackers";
import type { Scan } from "@sampan/domain/logistics/tracking/way-of-scans";

type Answers = Result<readonly TrackedAnswer[], SourceFailure>;

export interface FakeTracker extends TrackingProvider {
  /** What it knows of each number; of others it knows nothing. */
  readonly scans: Map<string, Scan[]>;
  /** Numbers it was asked about or told to follow, in the order of asking. */
  readonly asked: string[];
  /** What it says instead. */
  answer: ((parcel: TrackedParcel) => TrackedAnswer) | "fails" | undefined;
}

/** A tracker in this process. It takes pushes whose body is `right` and a number after it, parted by a blank. */
export function createFakeTracker(tracker: Tracker, numbers_max = 1): FakeTracker {
  const fake: FakeTracker = {
    tracker,
    numbers_max,
    scans: new Map(),
    asked: [],
    answer: undefined,
    register: async (parcels) =>
      reply(parcels, ({ express_no }) => ({ express_no, kind: "nothing" })),
    ask: async (parcels) =>
      reply(parcels, fake.answer === "fails" ? known : (fake.answer ?? known)),
    readPush: ({ rawBody }): readonly TrackingHint[] | undefined => {
      const [sign, express_no = ""] = rawBody.split(" ");
      return sign === "right" ? [{ express_no, courier: "" }] : undefined;
    },
    thanks: { contentType: "text/plain", body: "OK" },
  };
  function reply(
    parcels: readonly TrackedParcel[],
    say: (parcel: TrackedParcel) => TrackedAnswer,
  ): Answers {
    fake.asked.push(...parcels.map(({ express_no }) => express_no));
    if (fake.answer === "fails")
      return { ok: false, error: { code: "unavailable", source: tracker, detail: "silent" } };
    return { ok: true, value: parcels.map(say) };
  }
  function known({ express_no, courier }: TrackedParcel): TrackedAnswer {
    const scans = fake.scans.get(express_no) ?? [];
    return scans.length === 0
      ? { express_no, kind: "nothing" }
      : { express_no, kind: "told", courier, scans };
  }
  return fake;
}
