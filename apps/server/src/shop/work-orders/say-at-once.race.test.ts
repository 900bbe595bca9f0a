import * as desk from "@sampan/contract/shop/work-orders/staff-work-orders";
import * as calls from "@sampan/contract/shop/work-orders/work-orders";
import { expect, test } from "vitest";
import { openAppBesideServers } from "../../../../../tests/support/app-beside-servers.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openAppBesideServers();

test("the same question sent from two phones at once is there once, and one of two desks takes it on [API-113] [BO-45]", async () => {
  const ming = await world.customer();
  const phones = await world.phones(ming.id, 6);
  const wish = { subject: "包裹", content: "在哪裡" };
  const sent = await Promise.all(phones.map((phone) => phone.call(calls.createWorkOrder, wish)));
  const ends = sent.map(refusalOf);
  expect(ends.filter((end) => end === "accepted")).toHaveLength(1);
  expect(new Set(ends)).toEqual(new Set(["accepted", "work_order_said_already"]));
  const { datalist, total } = valueOf(await ming.call(calls.queryWorkOrderList, {}));
  expect(total).toBe(1);

  const id = datalist[0]?.id ?? "";
  const desks = await world.desks("service", 4);
  const taken = await Promise.all(desks.map((each) => each.call(desk.claimWorkOrder, { id })));
  expect(taken.map(refusalOf).toSorted()).toEqual([
    "accepted",
    "work_order_of_other",
    "work_order_of_other",
    "work_order_of_other",
  ]);
  // A reply and an end at once: whichever was first, the other is told in own words, or counts.
  const [one, two] = phones;
  const ended = await Promise.all([
    one?.call(calls.replyWorkOrder, { id, content: "還在嗎" }),
    two?.call(calls.closeWorkOrder, { id }),
  ]);
  expect(ended[1] && refusalOf(ended[1])).toBe("accepted");
  expect(["accepted", "work_order_closed"]).toContain(ended[0] && refusalOf(ended[0]));
  expect(valueOf(await ming.call(calls.getWorkOrderDetail, { id })).data.state).toBe("closed");
});
