import { keepUnclaimed } from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import * as calls from "@sampan/contract/logistics/stock/staff-stock";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import {
  expressNumber,
  keepOne,
  storeParcelPhoto,
} from "../../../../../tests/support/test-unclaimed.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, clock, needs, staff } = world;
const journey = await openJourney(world);
const { warehouse } = journey;
const other = await staff("warehouse");

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

let shelves = 0;
const newShelf = (): string => `T-${String(++shelves).padStart(3, "0")}`;
const here = { warehouse: "guangzhou" } as const;

/** A parcel on a shelf; answers its number. */
async function storedOn(shelf: string): Promise<string> {
  const tid = await journey.received(await journey.paid(await customer()));
  valueOf(await warehouse.call(calls.shelveParcel, { number: tid, shelf, ...here }));
  return tid;
}
const shelfOf = async (number: string) =>
  valueOf(await warehouse.call(calls.findStored, { number })).data.shelf;
const scan = (id: string, number: string, by = warehouse) =>
  by.call(calls.scanStock, { id, number });
/** Opened after what lies there came. */
async function count(shelf: string): Promise<string> {
  clock.pass({ minutes: 1 });
  return valueOf(await warehouse.call(calls.openCount, { shelf, ...here })).data.id;
}
const close = async (id: string) => valueOf(await warehouse.call(calls.closeCount, { id })).data;
const settle = (id: string, by = other) => by.call(calls.settleCount, { id });

describe("a shelf", () => {
  test("is where a parcel lies once its number and then the shelf were scanned", async () => {
    const tid = await storedOn("T-A");
    expect(await shelfOf(tid)).toBe("T-A");
    const moved = { number: tid, shelf: "T-B", ...here };
    expect(valueOf(await warehouse.call(calls.shelveParcel, moved)).data.shelf).toBe("T-B");
    // Scanned twice, it lies there once.
    valueOf(await warehouse.call(calls.shelveParcel, moved));
    expect(await shelfOf(tid)).toBe("T-B");
  });

  test("holds parcels without an owner as well", async () => {
    const kept = await keepOne(world, warehouse);
    const moved = { number: kept.express_no, shelf: "T-C", ...here };
    valueOf(await warehouse.call(calls.shelveParcel, moved));
    expect(await shelfOf(kept.express_no)).toBe("T-C");
  });

  test("takes nothing that is unknown, or on record in the other warehouse", async () => {
    const shelve = (number: string, where: "guangzhou" | "shenzhen") =>
      warehouse.call(calls.shelveParcel, { number, shelf: "T-D", warehouse: where });
    expect(refusalOf(await shelve("XX00000001", "guangzhou"))).toBe("parcel_unknown");
    const tid = await storedOn("T-E");
    expect(refusalOf(await shelve(tid, "shenzhen"))).toBe("parcel_elsewhere");
    expect(await shelfOf(tid)).toBe("T-E");
  });
});

describe("a count", () => {
  test("that finds everything is settled by closing it", async () => {
    const shelf = newShelf();
    const [one, two] = [await storedOn(shelf), await storedOn(shelf)];
    const id = await count(shelf);
    expect(valueOf(await scan(id, one)).data).toMatchObject({
      finding: "here",
      counted: 1,
      expected: 2,
    });
    // Somebody else joins it, and reads what is there already.
    expect(valueOf(await other.call(calls.openCount, { shelf, ...here })).data.id).toBe(id);
    expect(valueOf(await scan(id, one, other)).data).toMatchObject({ is_again: true, counted: 1 });
    expect(valueOf(await scan(id, two, other)).data).toMatchObject({ is_again: false, counted: 2 });
    expect(await close(id)).toMatchObject({
      state: "settled",
      expected: 2,
      counted: 2,
      differences: [],
    });
    expect(refusalOf(await scan(id, one))).toBe("count_not_in_state");
  });

  test("lists what is missing, misplaced, gone and nobody's, and leads the last to the pool", async () => {
    const [shelf, elsewhere] = [newShelf(), newShelf()];
    const [missing, misplaced] = [await storedOn(shelf), await storedOn(elsewhere)];
    const id = await count(shelf);
    const nobodys = expressNumber();
    expect(valueOf(await scan(id, misplaced)).data).toMatchObject({
      finding: "misplaced",
      shelf: elsewhere,
    });
    clock.pass({ minutes: 1 });
    expect(valueOf(await scan(id, nobodys)).data.finding).toBe("unknown");
    const { differences } = await close(id);
    expect(differences.map(({ kind, number }) => [kind, number])).toEqual([
      ["missing", missing],
      ["misplaced", misplaced],
      ["unknown", nobodys],
    ]);
    const photos = [await storeParcelPhoto(world, warehouse.id)];
    valueOf(await warehouse.call(keepUnclaimed, { express_no: nobodys, ...here, shelf, photos }));
    expect(await shelfOf(nobodys)).toBe(shelf);
  });

  test("does not miss what came after it was opened", async () => {
    const shelf = newShelf();
    const id = await count(shelf);
    clock.pass({ minutes: 1 });
    await storedOn(shelf);
    expect((await close(id)).differences).toEqual([]);
  });

  test("corrects our record once each difference has its note, by somebody else", async () => {
    const [shelf, elsewhere] = [newShelf(), newShelf()];
    const [lost, moved] = [await storedOn(shelf), await storedOn(elsewhere)];
    const id = await count(shelf);
    valueOf(await scan(id, moved));
    const { differences } = await close(id);
    expect(refusalOf(await settle(id))).toBe("differences_open");
    const say = (at: number, outcome: "found" | "lost" | "moved") =>
      warehouse.call(calls.noteDifference, {
        id: differences[at]?.id ?? "",
        outcome,
        note: "找过三遍",
      });
    expect(refusalOf(await say(0, "moved"))).toBe("outcome_unfit");
    valueOf(await say(0, "lost"));
    const noted = valueOf(await say(1, "moved")).data;
    expect(noted.differences[0]).toMatchObject({ outcome: "lost", note: "找过三遍" });
    expect(noted.differences[0]?.owner).not.toBe("");
    expect(noted.needs_another).toBe(true);
    expect(refusalOf(await settle(id, warehouse))).toBe("self_approval");
    expect([await shelfOf(lost), await shelfOf(moved)]).toEqual([shelf, elsewhere]);
    valueOf(await settle(id));
    expect([await shelfOf(lost), await shelfOf(moved)]).toEqual(["", shelf]);
    expect(refusalOf(await settle(id))).toBe("count_not_in_state");
  });

  test("that changes nothing may be settled by whoever closed it", async () => {
    const shelf = newShelf();
    const tid = await storedOn(shelf);
    const id = await count(shelf);
    const [difference] = (await close(id)).differences;
    const said = { id: difference?.id ?? "", outcome: "found", note: "在后面" } as const;
    valueOf(await warehouse.call(calls.noteDifference, said));
    valueOf(await settle(id, warehouse));
    expect(await shelfOf(tid)).toBe(shelf);
  });

  test("leaves what was moved since it was closed where it is now", async () => {
    const [shelf, elsewhere] = [newShelf(), newShelf()];
    const tid = await storedOn(shelf);
    const id = await count(shelf);
    const [difference] = (await close(id)).differences;
    const said = { id: difference?.id ?? "", outcome: "lost", note: "没有" } as const;
    valueOf(await warehouse.call(calls.noteDifference, said));
    valueOf(await warehouse.call(calls.shelveParcel, { number: tid, shelf: elsewhere, ...here }));
    valueOf(await settle(id));
    expect(await shelfOf(tid)).toBe(elsewhere);
  });
});
