import {
  endServiceRule,
  listServices,
  makeServiceRule,
  moveService,
  queryServiceTerms,
  setServicePrice,
} from "@sampan/contract/logistics/services/staff-services";
import {
  orderServices,
  queryServices,
  takeServiceBack,
} from "@sampan/contract/logistics/services/services";
import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { describe, expect, test } from "vitest";
import { askTwice } from "../../../../../tests/support/ask-twice.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { askFor, openServices, servicesOf } from "../../../../../tests/support/test-services.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { watchServices } from "./service-jobs.ts";

const world = await openTestApp();
const { clock, db, needs, staff } = world;
const services = await openServices(world);
const { asked, cashOf, journey, letPass, lying, move, photograph, told, transfersOf } = services;
const { warehouse, billing } = journey;
const watch = () => watchServices(needs);
const queueOf = async () => valueOf(await warehouse.call(getDashboard, {})).data.queues.services;
describe("a service", () => {
  test("is paid from the wallet at once, waits at the desk, and comes back done with its pictures", async () => {
    const { ming, tid, oid } = await lying();
    const before = await cashOf(ming);
    const waiting = (await queueOf()).count;
    const { menu } = await servicesOf(ming, tid);
    const photos = menu.find(({ service }) => service === "photos");
    expect(photos).toMatchObject({ price: 200, hours: 24 });
    expect(menu.find(({ service }) => service === "hold")?.due_at).toBe("");
    const number = await asked(ming, tid, { service: "photos", oid });
    expect(await cashOf(ming)).toBe(before - (photos?.amount ?? 0));
    expect((await queueOf()).count).toBe(waiting + 1);
    const listed = valueOf(await warehouse.call(listServices, { number })).datalist;
    expect(listed).toMatchObject([{ number, tid, oid, acts: ["finish", "decline"] }]);

    expect(refusalOf(await move(number, "finish"))).toBe("photos_needed");
    const shot = await photograph();
    expect(refusalOf(await move(number, "finish", "", ["/files/of-nobody"]))).toBe("file_unknown");
    valueOf(await move(number, "finish", "標籤清楚", [shot]));
    expect(refusalOf(await move(number, "finish", "", [shot]))).toBe("service_not_in_state");
    const [done] = (await servicesOf(ming, tid)).asked;
    expect(done).toMatchObject({ state: "done", note: "標籤清楚", photos: [shot] });
    expect((await ming.send(shot, {})).status).toBe(200);
    const other = await world.customer();
    expect((await other.send(shot, {})).status).toBe(404);
    expect(await told(ming)).toEqual(["service_done"]);
    expect((await queueOf()).count).toBe(waiting);
    expect(await transfersOf(tid)).toEqual(["payment_service"]);
  });

  test("is asked for once at a time, at the amount that was shown, and by its parcel's owner alone", async () => {
    const { ming, tid, oid } = await lying();
    const wish = { tid, services: [{ service: "crate" as const }], amount: 1 };
    expect(refusalOf(await ming.call(orderServices, wish))).toBe("rate_expired");
    valueOf(await askFor(ming, tid, [{ service: "crate" }]));
    expect(refusalOf(await askFor(ming, tid, [{ service: "crate" }]))).toBe("service_refused");
    expect(refusalOf(await askFor(ming, tid, [{ service: "crate", oid }]))).toBe("service_refused");
    const twice = [
      { service: "measuring", oid },
      { service: "measuring", oid },
    ] as const;
    expect(refusalOf(await askFor(ming, tid, twice))).toBe("service_refused");
    const other = await world.customer();
    expect(refusalOf(await other.call(queryServices, { tid }))).toBe("parcel_unknown");
    expect(refusalOf(await other.call(orderServices, wish))).toBe("parcel_unknown");
    const [{ number } = { number: "" }] = (await servicesOf(ming, tid)).asked;
    const back = { number, event: "withdraw" } as const;
    expect(refusalOf(await other.call(takeServiceBack, back))).toBe("service_unknown");
  });

  test("is paid once however often its request is sent", async () => {
    const { ming, tid } = await lying();
    const before = await cashOf(ming);
    const { menu } = await servicesOf(ming, tid);
    const amount = menu.find(({ service }) => service === "crate")?.amount ?? 0;
    await askTwice(ming, orderServices, { tid, services: [{ service: "crate" }], amount });
    expect(amount).toBeGreaterThan(0);
    expect(await cashOf(ming)).toBe(before - amount);
    expect((await servicesOf(ming, tid)).asked).toHaveLength(1);
  });

  test("that nobody could pay for is not asked for, with none of those beside it", async () => {
    const { ming, tid, oid } = await lying();
    const { balance } = await servicesOf(ming, tid);
    await db
      .updateTable("service_prices")
      .set({ price: balance })
      .where("service", "=", "waterproof")
      .execute();
    const both = [{ service: "measuring", oid }, { service: "waterproof" }] as const;
    expect(refusalOf(await askFor(ming, tid, both))).toBe("balance_insufficient");
    expect((await servicesOf(ming, tid)).asked).toEqual([]);
    expect(await cashOf(ming)).toBe(balance);
    await db
      .updateTable("service_prices")
      .set({ price: 500 })
      .where("service", "=", "waterproof")
      .execute();
  });

  test("gives its fee back once where it is taken back or declined with a reason", async () => {
    const { ming, tid, oid } = await lying();
    const before = await cashOf(ming);
    const mine = await asked(ming, tid, { service: "measuring", oid });
    valueOf(await ming.call(takeServiceBack, { number: mine, event: "withdraw" }));
    expect(await cashOf(ming)).toBe(before);
    const again = { number: mine, event: "withdraw" } as const;
    expect(refusalOf(await ming.call(takeServiceBack, again))).toBe("service_not_in_state");
    const theirs = await asked(ming, tid, { service: "waterproof" });
    expect(refusalOf(await move(theirs, "decline", " "))).toBe("reason_needed");
    valueOf(await move(theirs, "decline", "太大了"));
    expect(await cashOf(ming)).toBe(before);
    expect(await told(ming)).toEqual(["service_declined"]);
    expect((await servicesOf(ming, tid)).asked.map(({ returned_for }) => returned_for)).toEqual([
      "decline",
      "withdraw",
    ]);
  });

  test("that is late gives its fee back by itself, once, and is done all the same", async () => {
    const { ming, tid } = await lying();
    const before = await cashOf(ming);
    const number = await asked(ming, tid, { service: "crate" });
    await letPass(number);
    await watch();
    await watch();
    expect(await cashOf(ming)).toBe(before);
    expect(await told(ming)).toEqual(["service_late"]);
    const [late] = (await servicesOf(ming, tid)).asked;
    expect(late).toMatchObject({ state: "asked", is_late: true, returned_for: "late" });
    const listed = valueOf(await warehouse.call(listServices, { tab: "late", page_size: 100 }));
    expect(listed.datalist.map((one) => one.number)).toContain(number);
    valueOf(await move(number, "finish", "釘好了", [await photograph()]));
    expect(await cashOf(ming)).toBe(before);
    expect(await transfersOf(tid)).toEqual(["payment_service", "service_returned"]);
  });
});

describe("rules of services", () => {
  test("keep apart what does not go together, and ask for what belongs to it", async () => {
    const { ming, tid, oid } = await lying();
    const bare = { service: "remove_box", oid } as const;
    expect(refusalOf(await askFor(ming, tid, [{ service: "power_test", oid }]))).toBe(
      "service_refused",
    );
    expect(refusalOf(await askFor(ming, tid, [bare]))).toBe("service_refused");
    valueOf(await askFor(ming, tid, [bare, { service: "photos", oid }]));
    expect(refusalOf(await askFor(ming, tid, [{ service: "crate" }]))).toBe("service_refused");
  });

  test("have a person look first, who may decline", async () => {
    const { ming, tid, oid } = await lying(["fragile"]);
    valueOf(
      await askFor(ming, tid, [
        { service: "photos", oid },
        { service: "remove_box", oid },
      ]),
    );
    const judged = (await servicesOf(ming, tid)).asked.find(
      ({ service }) => service === "remove_box",
    );
    expect(judged?.state).toBe("judging");
    const number = judged?.number ?? "";
    expect(refusalOf(await move(number, "finish"))).toBe("service_not_in_state");
    valueOf(await move(number, "accept"));
    valueOf(await move(number, "finish", "拆好"));
  });

  test("are edited at a desk, with prices, and keep who said what and when", async () => {
    const rule = {
      relation: "must",
      service: "waterproof",
      goods: "food",
      reason: "怕潮",
    } as const;
    expect(refusalOf(await warehouse.call(makeServiceRule, rule))).toBe("right_missing");
    expect(refusalOf(await billing.call(makeServiceRule, { ...rule, goods: null }))).toBe(
      "rule_asks_nothing",
    );
    valueOf(await billing.call(makeServiceRule, rule));
    expect(refusalOf(await billing.call(makeServiceRule, rule))).toBe("service_refused");
    const { ming, tid, oid } = await lying(["food"]);
    expect(refusalOf(await askFor(ming, tid, [{ service: "measuring", oid }]))).toBe(
      "service_refused",
    );
    const rulesNow = async () => valueOf(await billing.call(queryServiceTerms, {})).data.rules;
    const made = (await rulesNow()).find(({ reason }) => reason === "怕潮");
    valueOf(await billing.call(endServiceRule, { key: made?.key ?? "" }));
    expect(refusalOf(await billing.call(endServiceRule, { key: made?.key ?? "" }))).toBe(
      "rule_unknown",
    );
    expect((await rulesNow()).find(({ reason }) => reason === "怕潮")).toMatchObject({
      made_by: expect.stringMatching(/./),
      ended_by: expect.stringMatching(/./),
    });
    const number = await asked(ming, tid, { service: "measuring", oid });

    const dearer = { service: "measuring", price: 900, hours: 12 } as const;
    clock.pass({ minutes: 1 });
    valueOf(await billing.call(setServicePrice, dearer));
    const { menu, asked: before } = await servicesOf(ming, tid);
    expect(menu.find(({ service }) => service === "measuring")).toMatchObject({
      price: 900,
      hours: 12,
    });
    expect(before.find((one) => one.number === number)?.price).toBe(200);
    const { prices } = valueOf(await billing.call(queryServiceTerms, {})).data;
    expect(
      prices.filter(({ service }) => service === "measuring").map(({ state }) => state),
    ).toEqual(["in_force", "past"]);
  });
});

test("the desk is its own right, and its lists are of tabs", async () => {
  const { ming, tid } = await lying();
  const number = await asked(ming, tid, { service: "hold" });
  const { datalist, waiting } = valueOf(
    await warehouse.call(listServices, { tab: "holding", number: tid }),
  );
  expect(datalist).toMatchObject([{ number, acts: [] }]);
  expect(waiting["holding"]).toBeGreaterThan(0);
  const service = await staff("service");
  expect(refusalOf(await service.call(listServices, {}))).toBe("right_missing");
  const act = { number, event: "decline", note: "x" } as const;
  expect(refusalOf(await service.call(moveService, act))).toBe("right_missing");
  expect(refusalOf(await move("SV00000000", "accept"))).toBe("service_unknown");
});
