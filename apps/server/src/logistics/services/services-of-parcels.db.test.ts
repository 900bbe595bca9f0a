import { postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { splitPackage } from "@sampan/contract/logistics/merging/merging";
import { giveUpStored } from "@sampan/contract/logistics/storage/storage";
import { orderServices, takeServiceBack } from "@sampan/contract/logistics/services/services";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { askFor, openServices, servicesOf } from "../../../../../tests/support/test-services.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { watchServices } from "./service-jobs.ts";

const world = await openTestApp();
const { clock, db, needs } = world;
const services = await openServices(world);
const { asked, cashOf, journey, letPass, lying, merge, move, pack, threeStored, told } = services;
const { billing } = journey;
const watch = () => watchServices(needs);

describe("a parcel", () => {
  test("is billed only once what was asked for it is done", async () => {
    const ming = await world.customer();
    const order = await journey.paid(ming, { order: { transport: 12 } });
    const tid = await journey.received(order);
    const number = await asked(ming, tid, { service: "waterproof" });
    const bill = () => billing.call(postBill, { order_tid: order });
    expect(refusalOf(await bill())).toBe("services_open");
    // What else would leave with it does not wait.
    const another = await journey.paid(ming, { order: { transport: 12 } });
    await journey.received(another);
    valueOf(await billing.call(postBill, { order_tid: another }));
    valueOf(await move(number, "finish", "包好了"));
    valueOf(await bill());
    expect((await servicesOf(ming, tid)).is_open).toBe(false);
    const wish = { tid, services: [{ service: "crate" as const }], amount: 0 };
    expect(refusalOf(await ming.call(orderServices, wish))).toBe("parcel_not_in_state");
  });

  test("is held until its owner lets it go, or until the day", async () => {
    const { ming, tid } = await lying();
    const day = (days: number) =>
      new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    expect(refusalOf(await askFor(ming, tid, [{ service: "hold" }], day(90)))).toBe(
      "service_refused",
    );
    const before = await cashOf(ming);
    valueOf(await askFor(ming, tid, [{ service: "hold" }], day(5)));
    const [held] = (await servicesOf(ming, tid)).asked;
    expect(held).toMatchObject({ state: "holding", until: day(5), due_at: "" });
    const paid = before - (await cashOf(ming));
    const number = held?.number ?? "";
    expect(refusalOf(await ming.call(takeServiceBack, { number, event: "withdraw" }))).toBe(
      "service_not_in_state",
    );
    valueOf(await ming.call(takeServiceBack, { number, event: "release" }));
    expect(before - (await cashOf(ming))).toBe(paid);
    await letPass(await asked(ming, tid, { service: "hold" }));
    await watch();
    expect((await servicesOf(ming, tid)).asked.map(({ state }) => state)).toEqual(["done", "done"]);
  });

  test("takes what was asked for its goods along into a box, which is packed once that is done, and back when it is taken apart", async () => {
    const { ming, parcels, wish } = await threeStored();
    const [first = ""] = parcels;
    const before = await cashOf(ming);
    const { goods } = await servicesOf(ming, first);
    const measuring = { service: "measuring", oid: goods[0]?.oid ?? "" } as const;
    await asked(ming, first, measuring, { service: "waterproof" });
    await asked(ming, parcels[1] ?? "", { service: "waterproof" });
    const { tid } = valueOf(await merge(ming, wish)).data;
    const open = async (of: string) =>
      (await servicesOf(ming, of)).asked
        .filter(({ settled_at }) => settled_at === "")
        .map(({ service }) => service)
        .toSorted();
    // Asked for of two, once for the box: the other fee went back.
    expect(await open(tid)).toEqual(["measuring", "waterproof"]);
    expect(await told(ming)).toEqual(["service_ended"]);
    expect(refusalOf(await pack(tid))).toBe("services_open");
    valueOf(await ming.call(splitPackage, { tid }));
    expect(await open(first)).toEqual(["measuring"]);
    expect(await told(ming)).toEqual(["service_ended", "service_ended"]);
    const [{ number } = { number: "" }] = (await servicesOf(ming, first)).asked.filter(
      ({ service }) => service === "measuring",
    );
    valueOf(await ming.call(takeServiceBack, { number, event: "withdraw" }));
    expect(await cashOf(ming)).toBe(before);
  });

  test("that is given up, or whose goods are refunded, leaves no service behind", async () => {
    const { ming, tid } = await lying();
    const before = await cashOf(ming);
    await asked(ming, tid, { service: "crate" });
    valueOf(await ming.call(giveUpStored, { tid, accept: 1 }));
    expect(await told(ming)).toEqual(["service_ended"]);
    expect(await cashOf(ming)).toBe(before);

    const refunded = await lying();
    const had = await cashOf(refunded.ming);
    await asked(refunded.ming, refunded.tid, { service: "crate" });
    await db
      .updateTable("order_items")
      .set({ status: 15 })
      .where("oid", "=", refunded.oid)
      .execute();
    await watch();
    await watch();
    expect(await told(refunded.ming)).toEqual(["service_ended"]);
    expect(await cashOf(refunded.ming)).toBe(had);
  });
});
