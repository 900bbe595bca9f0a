import type { FastifyInstance } from "fastify";
import { mountFaults } from "../faults/mount-faults.ts";
import type { World } from "../world.ts";
import { countAsk, newestOf, type Parcel } from "./parcel-book.ts";
import { steps, wordsOf } from "./steps.ts";

type Asked = { readonly number?: unknown; readonly carrier?: unknown };

const NUMBERS_MAX = 40;

/** 17TRACK v2.4: what is not registered is not told. */
export async function seventeenTrackRoutes(app: FastifyInstance, world: World): Promise<void> {
  const { parcels } = world;
  mountFaults(app, world.faults, "seventeen_track", { throttle: { status: 429, body: "" } });
  const failed = (code: number, message: string) => ({
    code,
    data: { errors: [{ code, message }] },
  });

  app.post<{ Params: { method: string }; Body: unknown }>(
    "/17track/track/v2.4/:method",
    async (request, reply) => {
      if (request.headers["17token"] !== world.credentials.seventeenTrack.key)
        return failed(-18_010_002, "Invalid security key.");
      const { body } = request;
      if (!Array.isArray(body)) return failed(-18_010_013, "Submitted data is invalid.");
      if (body.length > NUMBERS_MAX) return failed(-18_010_014, "More than 40 numbers.");
      const act = acts[request.params.method];
      if (!act) return reply.code(404).send("");
      countAsk(parcels, "seventeen_track", body.length);
      const accepted: object[] = [];
      const rejected: object[] = [];
      for (const { number, carrier } of body as readonly Asked[]) {
        const wrong = (code: number, message: string) =>
          rejected.push({ number, error: { code, message } });
        if (typeof number !== "string" || !/^[A-Za-z0-9-]{5,50}$/.test(number)) {
          wrong(-18_010_012, "The format of the number is invalid.");
          continue;
        }
        const answer = act(world, parcels.find(number), carrier);
        if ("code" in answer) wrong(answer.code, answer.message);
        else accepted.push(answer);
      }
      return { code: 0, data: { accepted, rejected } };
    },
  );
}

type Act = (
  world: World,
  parcel: Parcel,
  carrier: unknown,
) => { readonly code: number; readonly message: string } | { readonly number: string };

const acts: Readonly<Record<string, Act>> = {
  register({ parcels }, { number, carrier }) {
    if (parcels.registered17.has(number))
      return { code: -18_019_901, message: "Already registered." };
    if (carrier.seventeen === 0)
      return { code: -18_019_903, message: "Carrier cannot be detected." };
    parcels.registered17.add(number);
    return { number, origin: 1, carrier: carrier.seventeen };
  },
  gettrackinfo({ parcels }, parcel) {
    const { number, carrier, scans } = parcel;
    if (!parcels.registered17.has(number)) return { code: -18_019_902, message: "Not registered." };
    if (scans.length === 0) return { code: -18_019_909, message: "No tracking information yet." };
    return { number, carrier: carrier.seventeen, track_info: infoOf(parcel) };
  },
};

/** A moment as each tells it: 17TRACK names the zone of the scan. */
const written = (at: Date) => {
  const iso = at.toISOString().slice(0, 19);
  const local = new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19);
  return { time_utc: `${iso}Z`, time_iso: `${local}+08:00` };
};

export function infoOf(parcel: Parcel) {
  const newest = newestOf(parcel);
  const status = newest && steps[newest.step];
  return {
    latest_status: { status: status?.stage ?? "NotFound", sub_status: status?.sub ?? "" },
    tracking: {
      providers: [
        {
          provider: { key: parcel.carrier.seventeen, name: parcel.carrier.com },
          events: parcel.scans
            .toSorted((one, other) => other.at.getTime() - one.at.getTime())
            .map(({ at, step, place }) => ({
              ...written(at),
              description: wordsOf[step].en.replace("{place}", place),
              location: place,
              stage: steps[step].stage,
              sub_status: steps[step].sub,
            })),
        },
      ],
    },
  };
}
