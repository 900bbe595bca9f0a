import {
  confirmClearance,
  disputeClearance,
  queryClearance,
  queryClearances,
} from "@sampan/contract/logistics/clearance/clearance";
import {
  listClearances,
  moveClearance,
} from "@sampan/contract/logistics/clearance/staff-clearance";
import { loadBox, moveBox, unloadBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  clearParcel,
  openClearance,
  somebody,
  versionOf,
  watch,
} from "../../../../../tests/support/test-clearance.ts";
import { pay, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { forgetDeclarants } from "./forget-declarants.ts";

const world = await openTestApp();
const { customer, db, clock } = world;
const { journey, logistics, asked, openBox, load, stateOf } = await openClearance(world);

const told = async (who: TestCustomer) =>
  (
    await db
      .selectFrom("notices")
      .select("kind")
      .where("account_id", "=", who.id)
      .where("kind", "like", "clearance_%")
      .orderBy("id")
      .execute()
  ).map(({ kind }) => kind);

describe("a declaration", () => {
  test("is made of what was paid, and its owner is asked once the freight is paid", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming, { order: { transport: 12 } });
    const { parcel } = await journey.billed(tid);
    await watch(world);
    expect(valueOf(await ming.call(queryClearance, { tid: parcel })).data).toBeNull();
    valueOf(await pay(ming, tid));
    expect(world.jobs.map(({ name }) => name)).toContain("watch-clearances");
    await watch(world);
    await watch(world);
    const shown = valueOf(await ming.call(queryClearance, { tid: parcel })).data;
    const charged = await db
      .selectFrom("order_charges")
      .innerJoin("order_items", "order_items.id", "order_charges.item_id")
      .innerJoin("orders", "orders.id", "order_items.order_id")
      .select([
        "order_items.oid",
        "order_charges.cny",
        "order_charges.amount",
        "order_charges.rate_e6",
      ])
      .where("orders.tid", "=", tid)
      .executeTakeFirstOrThrow();
    expect(shown).toMatchObject({
      state: "asked",
      holder: "customer",
      version: 1,
      declarant: null,
    });
    expect(shown?.lines).toMatchObject([{ ...charged, num: 2 }]);
    expect(shown?.worth).toBe(
      (charged.amount ?? 0) + (shown?.insurance ?? 0) + (shown?.freight ?? 0),
    );
    expect(shown?.freight).toBeGreaterThan(0);
    expect(await told(ming)).toEqual(["clearance_asked"]);
    expect(valueOf(await ming.call(queryClearances, {})).datalist).toMatchObject([
      { tid: parcel, holder: "customer", is_late: false },
    ]);
  });

  test("keeps its parcel out of every box until it is confirmed here and in EZ WAY", async () => {
    const { ming, parcel, version } = await asked();
    expect(await load(parcel)).toBe("clearance_missing");
    valueOf(await ming.call(confirmClearance, { tid: parcel, version, ...somebody(1) }));
    expect(await load(parcel)).toBe("clearance_missing");
    const step = (event: "request" | "match", note = "") =>
      logistics.call(moveClearance, { tid: parcel, version, event, note });
    valueOf(await step("request"));
    expect(await load(parcel)).toBe("clearance_missing");
    expect(refusalOf(await step("match", " "))).toBe("reason_needed");
    valueOf(await step("match", "關貿回報 10:32"));
    expect(await load(parcel)).toBe("accepted");
    expect(await told(ming)).toEqual([
      "clearance_asked",
      "clearance_requested",
      "clearance_cleared",
    ]);
    // What is loaded is confirmed for good.
    expect(
      refusalOf(await ming.call(disputeClearance, { tid: parcel, version, reason: "少一件" })),
    ).toBe("parcel_not_in_state");
  });

  test("is made anew and asked again where the content changes, however far it was", async () => {
    const { ming, tid, parcel } = await asked();
    await clearParcel(world, { owner: ming, desk: logistics, tid: parcel, at: 2 });
    const { id } = await journey.orderOf(tid);
    await db
      .updateTable("order_charges")
      .set({ refunded: 500 })
      .where("order_id", "=", id)
      .where("kind", "=", "goods")
      .execute();
    expect(await load(parcel)).toBe("clearance_outdated");
    await watch(world);
    expect(await load(parcel)).toBe("clearance_missing");
    expect(await versionOf(ming, parcel)).toBe(2);
    expect((await told(ming)).at(-1)).toBe("clearance_changed");
    const old = { tid: parcel, version: 1, ...somebody(2) };
    expect(refusalOf(await ming.call(confirmClearance, old))).toBe("clearance_changed");
    const { lines } = await db
      .selectFrom("clearances")
      .select("lines")
      .where("state", "=", "replaced")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(lines).toHaveLength(1);
  });

  test("is the desk's where somebody objects, and goes back to its owner", async () => {
    const { ming, parcel, version } = await asked();
    const dispute = (reason: string) =>
      ming.call(disputeClearance, { tid: parcel, version, reason });
    expect(refusalOf(await dispute(" "))).toBe("reason_needed");
    expect(valueOf(await dispute("數量是三件")).data).toMatchObject({
      state: "disputed",
      holder: "desk",
      reason: "數量是三件",
    });
    const { datalist } = valueOf(await logistics.call(listClearances, { tab: "desk" }));
    expect(datalist.find(({ tid }) => tid === parcel)?.acts).toEqual(["excuse", "ask_again"]);
    const again = { tid: parcel, version, event: "ask_again", note: "已核對，是兩件" } as const;
    valueOf(await logistics.call(moveClearance, again));
    expect(await stateOf(ming, parcel)).toBe("asked");
  });

  test("that nobody confirms in EZ WAY in time is sent again, after a reminder", async () => {
    const { ming, parcel, version } = await asked();
    valueOf(await ming.call(confirmClearance, { tid: parcel, version, ...somebody(3) }));
    valueOf(await logistics.call(moveClearance, { tid: parcel, version, event: "request" }));
    clock.pass({ hours: 50 });
    await watch(world);
    await watch(world);
    expect((await told(ming)).filter((kind) => kind === "clearance_reminder")).toHaveLength(1);
    clock.pass({ hours: 30 });
    await watch(world);
    expect(await stateOf(ming, parcel)).toBe("expired");
    expect(await load(parcel)).toBe("clearance_missing");
    valueOf(await logistics.call(moveClearance, { tid: parcel, version, event: "request" }));
    expect(await stateOf(ming, parcel)).toBe("requested");
  });

  test("is nobody else's", async () => {
    const { parcel, version } = await asked();
    const other = await customer();
    expect(refusalOf(await other.call(queryClearance, { tid: parcel }))).toBe("parcel_unknown");
    expect(
      refusalOf(await other.call(confirmClearance, { tid: parcel, version, ...somebody(4) })),
    ).toBe("parcel_unknown");
  });
});

describe("whoever declares", () => {
  const confirm = (of: Awaited<ReturnType<typeof asked>>, declarant: object) =>
    of.ming.call(confirmClearance, { tid: of.parcel, version: of.version, ...declarant });

  test("has a name, and a mobile that is nobody else's, or nothing is done", async () => {
    const of = await asked();
    const { mobile } = somebody(10);
    expect(refusalOf(await confirm(of, { name: "", mobile }))).toBe("declarant_name_needed");
    expect(refusalOf(await confirm(of, { name: "0912345678", mobile }))).toBe(
      "declarant_name_needed",
    );
    expect(refusalOf(await confirm(of, { name: "林小舟", mobile: "02-2345-6789" }))).toBe(
      "declarant_mobile_invalid",
    );
    const other = await asked();
    valueOf(await confirm(other, somebody(10)));
    expect(refusalOf(await confirm(of, { name: "陳大文", mobile }))).toBe("declarant_mobile_taken");
    expect(await stateOf(of.ming, of.parcel)).toBe("asked");
    expect(
      await db.selectFrom("declarants").select("id").where("account_id", "=", of.ming.id).execute(),
    ).toEqual([]);
    // The same person may declare for several accounts, however the name is written.
    valueOf(await confirm(of, { name: "林 小舟", mobile: "0910-000-010" }));
  });

  test("may be put right by whoever wrote them, until EZ WAY has confirmed them", async () => {
    const of = await asked();
    valueOf(await confirm(of, { ...somebody(11), name: "林小州" }));
    const desk = (event: "refuse" | "match") =>
      logistics.call(moveClearance, {
        tid: of.parcel,
        version: of.version,
        event,
        note: "查無此人",
      });
    valueOf(await desk("refuse"));
    expect(await stateOf(of.ming, of.parcel)).toBe("refused");
    const { data } = valueOf(await confirm(of, somebody(11)));
    expect(data.declarant).toEqual(somebody(11));
    valueOf(await desk("match"));
    const later = await asked(of.ming);
    expect(refusalOf(await confirm(later, { ...somebody(11), name: "林小州" }))).toBe(
      "declarant_mobile_taken",
    );
  });

  test("is told how they stand to the free times of this half-year, and the desk in all accounts", async () => {
    const gone = await asked();
    const desk = logistics;
    await clearParcel(world, { owner: gone.ming, desk, tid: gone.parcel, at: 12 });
    const number = await openBox();
    valueOf(await desk.call(loadBox, { number, tids: [gone.parcel] }));
    for (const event of ["seal", "depart"] as const)
      valueOf(await desk.call(moveBox, { number, event }));
    const own = await asked(gone.ming);
    const [known] =
      valueOf(await gone.ming.call(queryClearance, { tid: own.parcel })).data?.known ?? [];
    expect(known).toMatchObject({ ...somebody(12), meter: { times: 6, used: 1, coming: 0 } });
    valueOf(await confirm(own, somebody(12)));
    const shown = valueOf(await gone.ming.call(queryClearance, { tid: own.parcel })).data;
    expect(shown).toMatchObject({ verdict: "free", meter: { used: 1, coming: 1 } });

    const elsewhere = await asked();
    valueOf(await confirm(elsewhere, somebody(12)));
    const theirs = valueOf(await elsewhere.ming.call(queryClearance, { tid: elsewhere.parcel }));
    expect(theirs.data?.meter).toMatchObject({ used: 0, coming: 1 });
    const { datalist } = valueOf(await desk.call(listClearances, { page_size: 100 }));
    const atDesk = datalist.find(({ tid }) => tid === elsewhere.parcel);
    expect(atDesk?.meter).toMatchObject({ used: 1, coming: 2 });
  });

  test("is forgotten with the account", async () => {
    const of = await asked();
    valueOf(await confirm(of, somebody(13)));
    await db.transaction().execute((held) => forgetDeclarants(held, of.ming.id));
    expect(
      valueOf(await of.ming.call(queryClearance, { tid: of.parcel })).data?.declarant,
    ).toBeNull();
  });
});

test("what is taken out of a box needs its confirmation when it is loaded again", async () => {
  const { ming, parcel, version } = await asked();
  await clearParcel(world, { owner: ming, desk: logistics, tid: parcel, at: 20 });
  const number = await openBox();
  valueOf(await logistics.call(loadBox, { number, tids: [parcel] }));
  valueOf(await logistics.call(unloadBox, { number, tids: [parcel] }));
  const mismatch = { tid: parcel, version, event: "mismatch", note: "少報一件" } as const;
  valueOf(await logistics.call(moveClearance, mismatch));
  expect(await load(parcel)).toBe("clearance_missing");
});
