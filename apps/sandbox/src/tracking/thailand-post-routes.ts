import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { mountFaults } from "../faults/mount-faults.ts";
import type { World } from "../world.ts";
import { countAsk, type Parcel } from "./parcel-book.ts";
import { steps, wordsOf } from "./steps.ts";

const BANGKOK_MS = 7 * 3_600_000;
const TOKEN_MS = 30 * 24 * 3_600_000;
const BUDDHIST = 543;

type Asked = { readonly barcode?: unknown };

/** Thailand Post: a token, what it knows of its parcels, and hooks on them. */
export async function thailandPostRoutes(app: FastifyInstance, world: World): Promise<void> {
  const { parcels } = world;
  mountFaults(app, world.faults, "thailand_post", { throttle: { status: 429, body: {} } });

  app.post("/thailand-post/post/api/v1/authenticate/token", async (request, reply) => {
    if (request.headers.authorization !== `Token ${world.credentials.thailandPost.key}`)
      return reply.code(401).send({ message: "Unauthorized", status: false });
    const token = randomBytes(16).toString("hex");
    const until = new Date(world.now().getTime() + TOKEN_MS);
    parcels.tokens.set(token, until);
    return { expire: `${local(until).replace("T", " ")}+07:00`, token };
  });

  const isKnown = (authorization: string | undefined): boolean => {
    const until = parcels.tokens.get(authorization?.replace(/^Token /, "") ?? "");
    return until !== undefined && until > world.now();
  };
  const numbersOf = (body: unknown): string[] => {
    const { barcode } = (body ?? {}) as Asked;
    return Array.isArray(barcode) ? barcode.map(String) : [];
  };

  app.post("/thailand-post/post/api/v1/track", async (request, reply) => {
    if (!isKnown(request.headers.authorization)) return reply.code(401).send({ status: false });
    const numbers = numbersOf(request.body);
    countAsk(parcels, "thailand_post", numbers.length);
    const items = Object.fromEntries(
      numbers.map((number) => [number, itemsOf(parcels.find(number))] as const),
    );
    return {
      response: { items, track_count: { count_number: numbers.length, track_count_limit: 1_000 } },
      message: "successful",
      status: true,
    };
  });

  app.post("/thailand-post/post/api/v1/hook", async (request, reply) => {
    if (!isKnown(request.headers.authorization)) return reply.code(401).send({ status: false });
    const numbers = numbersOf(request.body);
    countAsk(parcels, "thailand_post", numbers.length);
    for (const number of numbers) parcels.hooked.add(number);
    return {
      response: { items: numbers.map((barcode) => ({ barcode, status: true })) },
      status: true,
    };
  });
}

/** Only its own parcels; years count from the Buddha. */
export const itemsOf = ({ number, carrier, scans }: Parcel): object[] =>
  carrier.com !== "thailand_post"
    ? []
    : scans.map(({ at, step, place }) => {
        const [year = "", month, rest = ""] = local(at).split("-");
        const [day, time] = rest.split("T");
        return {
          barcode: number,
          status: steps[step].post,
          status_description: wordsOf[step].th.replace("{place}", place),
          status_date: `${day}/${month}/${Number(year) + BUDDHIST} ${time}+07:00`,
          location: place,
          postcode: "10500",
        };
      });

const local = (at: Date): string => new Date(at.getTime() + BANGKOK_MS).toISOString().slice(0, 19);
