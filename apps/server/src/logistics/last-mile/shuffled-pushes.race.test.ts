import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import {
  openLastMileWorld,
  signedPush,
} from "../../../../../tests/support/open-last-mile-world.ts";
import { fc } from "../../../../../tests/support/properties.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openLastMileWorld();
const { customer, clock, db, work, stored, arrive, choose, hear, orderOf } = world;
const hour_ms = 3_600_000;

/** What becomes of a parcel to a 7-ELEVEN, by the codes that are pushed on the way, and where the carrier says it is at last. */
const stories = [
  { end: "delivered", codes: ["2068", "2030", "2073", "2067"] },
  // Its store closed meanwhile: sent on, and picked up at another.
  { end: "delivered", codes: ["2068", "2101", "2030", "2063", "2067"] },
  { end: "returned", codes: ["2068", "2030", "2073", "2074", "325", "2072"] },
  { end: "lost", codes: ["2068", "2030", "2042"] },
] as const;

type Order = Awaited<ReturnType<typeof orderOf>>[number];

async function ordered(): Promise<Order & { readonly parcel: string }> {
  const owner = await customer();
  const { parcel } = await stored(owner);
  valueOf(await choose(owner, parcel));
  await arrive(parcel);
  await work();
  const [order] = await orderOf(parcel);
  if (!order) throw new Error("nothing was ordered");
  return { ...order, parcel };
}

interface Pushed {
  readonly of: Pick<Order, "trade_no" | "logistics_id">;
  readonly code: string;
  readonly at: Date;
  readonly status: number;
}

/** Hours between one word of the carrier and the next, and all that goes wrong on the way to us. */
const spoiled = fc.record({
  gaps: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 6, maxLength: 6 }),
  // Told again: at the same moment, or as machines set to other zones write it.
  again: fc.array(fc.record({ nth: fc.nat(5), hours: fc.constantFrom(0, 1, 8) }), { maxLength: 8 }),
  future: fc.array(fc.record({ nth: fc.nat(5), hours: fc.integer({ min: 1, max: 900 }) }), {
    maxLength: 3,
  }),
  /** Of another's parcel under our number, of our other parcel, of nobody's, and what says nothing of where a parcel is. */
  foreign: fc.array(fc.nat(5), { maxLength: 3 }),
  other: fc.array(fc.nat(5), { maxLength: 6 }),
  unknown: fc.array(fc.nat(5), { maxLength: 2 }),
  silent: fc.array(fc.nat(5), { maxLength: 2 }),
  places: fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
});
type Spoiled = typeof spoiled extends fc.Arbitrary<infer One> ? One : never;

/** The feed as it happened, and as it arrives; what belongs to the other order besides. */
function tell(
  { codes, begin }: { readonly codes: readonly string[]; readonly begin: number },
  { order, other }: { readonly order: Order; readonly other: Order },
  wrong: Spoiled,
) {
  let at_ms = begin;
  const feed: Pushed[] = codes.map((code, nth) => {
    at_ms += (wrong.gaps[nth] ?? 1) * hour_ms;
    return { of: order, code, at: new Date(at_ms), status: 200 };
  });
  const nthOf = (nth: number): Pushed => feed[nth % feed.length] as Pushed;
  const later = ({ nth, hours }: { readonly nth: number; readonly hours: number }, from?: Date) => {
    const one = nthOf(nth);
    return { ...one, at: new Date((from ?? one.at).getTime() + hours * hour_ms) };
  };
  const end = new Date(at_ms + 9 * hour_ms);
  const theirs = wrong.other.map((nth) => ({ ...nthOf(nth), of: other }));
  const all: readonly Pushed[] = [
    ...feed,
    ...wrong.again.map((one) => later(one)),
    ...wrong.future.map((one) => later(one, end)),
    ...wrong.foreign.map((nth) => ({
      ...nthOf(nth),
      of: { ...order, logistics_id: "999999999" },
      status: 400,
    })),
    ...theirs,
    ...wrong.unknown.map((nth) => ({
      ...nthOf(nth),
      of: { trade_no: "SP000000AAAAAA9", logistics_id: "1718546" },
    })),
    ...wrong.silent.map((nth) => ({ ...nthOf(nth), code: "2001" })),
  ];
  const arrived = all
    .map((one, at) => ({ one, place: wrong.places[at] ?? at }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);
  return { feed, theirs, arrived, end };
}

const push = async ({ of, code, at, status }: Pushed) =>
  expect((await hear(signedPush(of, { code, at }))).statusCode).toBe(status);

const eventsOf = ({ id }: Order) =>
  db
    .selectFrom("shipping_events")
    .select(["code", "step", "at"])
    .where("order_id", "=", id)
    .where("code", "<>", "300")
    .orderBy("at")
    .orderBy("code")
    .execute();
const forget = ({ id }: Order) =>
  db.deleteFrom("shipping_events").where("order_id", "=", id).execute();

/** One story told to a parcel in order, and then however it arrives, again and again: both have to end alike. Answers how much arrived. */
async function tellAnew(
  { codes, end }: (typeof stories)[number],
  other: Order,
  tries: fc.Parameters<[Spoiled]>,
): Promise<number> {
  let arrivals = 0;
  const order = await ordered();
  const begin = clock.now().getTime();
  await world.slip("lost");
  await world.step(order.trade_no, end);
  clock.pass({ minutes: 1 });
  await work();
  const both = { order, other };
  await fc.assert(
    fc.asyncProperty(spoiled, async (wrong) => {
      const told = tell({ codes, begin }, both, wrong);
      clock.set(told.end);
      const ends = async (pushes: readonly Pushed[]) => {
        await forget(order);
        await forget(other);
        await Promise.all(pushes.map(push));
        clock.pass({ minutes: 1 });
        await Promise.all([work(), work()]);
        const [now] = await orderOf(order.parcel);
        clock.set(told.end);
        return { step: now?.step, own: await eventsOf(order), theirs: await eventsOf(other) };
      };
      const inOrder = { step: end, own: [] as unknown[], theirs: [] as unknown[] };
      await forget(order);
      await forget(other);
      for (const one of [...told.feed, ...told.theirs]) await push(one);
      inOrder.own = await eventsOf(order);
      inOrder.theirs = await eventsOf(other);
      arrivals += told.arrived.length;
      expect(await ends(told.arrived)).toEqual(inOrder);
      expect(inOrder.own).toHaveLength(codes.length);
    }),
    tries,
  );
  return arrivals;
}

const other = await ordered();
const today = clock.now();
// Days go by in each story, and nobody logs in anew for the next.
beforeEach(() => clock.set(today));

test("what ECPay tells of parcels in any order, twice, from the future and from other zones, of others and of closed stores and returns, ends where the ordered feed ends", async () => {
  let arrivals = 0;
  for (const story of stories) {
    clock.set(today);
    arrivals += await tellAnew(story, other, { numRuns: 8 });
  }
  expect(arrivals).toBeGreaterThan(300);
}, 240_000);

test("would not, if whatever arrived first of a code were kept", async () => {
  await sql`
    create function keep_first() returns trigger language plpgsql as $$ begin return old; end $$;
  `.execute(db);
  await sql`
    create trigger first_stays before update on shipping_events for each row execute function keep_first()
  `.execute(db);
  try {
    const told = tellAnew(stories[1], other, { numRuns: 30, endOnFailure: true });
    const fault = await told.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const unlike = { message: expect.stringContaining("to deeply equal") };
    expect(fault).toMatchObject({ cause: unlike });
  } finally {
    await sql`drop trigger first_stays on shipping_events`.execute(db);
  }
}, 240_000);
