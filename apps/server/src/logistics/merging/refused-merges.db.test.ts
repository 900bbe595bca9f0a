import { cancelBill } from "@sampan/contract/logistics/billing/staff-billing";
import { splitPackage } from "@sampan/contract/logistics/merging/merging";
import { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import { holdShipment, queryShipments } from "@sampan/contract/logistics/shipments/shipments";
import { describe, expect, test } from "vitest";
import { findBrokenRules } from "../../../../../tests/support/broken-rules.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { saveHome } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { bySea, openMerging } from "../../../../../tests/support/test-merging.ts";

const world = await openTestApp();
const { customer, db } = world;
const merging = await openMerging(world);
const { journey, stored, inTwoParcels, wishOf, threeStored, merge, detailOf } = merging;
const { listOf, pack, post } = merging;
const { billing } = journey;

describe("a merge is refused", () => {
  test("of parcels in two warehouses, of two regions, and to somebody else's address [CONS-03]", async () => {
    const ming = await customer();
    const here = await stored(ming);
    const there = await stored(ming, { where: "shenzhen" });
    const wish = await wishOf(ming, [here.parcel, there.parcel]);
    expect(refusalOf(await merge(ming, wish))).toBe("warehouses_differ");
    const nok = await customer({ region: "TH" });
    expect(refusalOf(await merge(ming, { ...wish, address_id: await saveHome(nok) }))).toBe(
      "address_needed",
    );
    const beside = await stored(ming);
    const abroad = { ...wish, tids: [here.parcel, beside.parcel] };
    await db
      .updateTable("addresses")
      .set({ region: "TH" })
      .where("account_id", "=", ming.id)
      .execute();
    expect(refusalOf(await merge(ming, abroad))).toBe("regions_differ");
  });

  test("of sensitive goods by anything but air, whoever found out that they are [CONS-05]", async () => {
    const ming = await customer();
    const plain = await stored(ming);
    const battery = await stored(ming, {
      order: { transport: 12 },
      goods: { goods_class: "sensitive-battery" },
    });
    const wish = await wishOf(ming, [plain.parcel, battery.parcel]);
    for (const transport of [8, 9, 10])
      expect(refusalOf(await merge(ming, { ...wish, transport }))).toBe("sensitive_by_air_only");
    expect(refusalOf(await merge(ming, { ...wish, transport: 12 }))).toBe("accepted");
    const marked = await stored(ming);
    await db
      .updateTable("packages")
      .set({ marks: JSON.stringify(["liquid"]) })
      .where("tid", "=", marked.parcel)
      .execute();
    const again = await stored(ming);
    const liquid = { ...wish, tids: [marked.parcel, again.parcel] };
    expect(refusalOf(await merge(ming, liquid))).toBe("sensitive_by_air_only");
  });

  test("of what is merged, billed or somebody else's, and of one parcel twice [CONS-04] [ORD-22]", async () => {
    const { ming, orders, parcels, wish } = await threeStored();
    const [first = "", second = "", third = ""] = parcels;
    const nok = await customer();
    const his = { ...wish, address_id: await saveHome(nok) };
    expect(refusalOf(await merge(nok, his))).toBe("parcel_unknown");
    expect(refusalOf(await merge(ming, { ...wish, tids: [first, first] }))).toBe("parcel_unknown");
    const { tid } = valueOf(await merge(ming, { ...wish, tids: [first, second] })).data;
    expect(refusalOf(await merge(ming, { ...wish, tids: [second, third] }))).toBe(
      "parcel_not_in_state",
    );
    valueOf(await pack(tid));
    expect(refusalOf(await merge(ming, { ...wish, tids: [tid, third] }))).toBe(
      "parcel_not_in_state",
    );
    expect(refusalOf(await nok.call(splitPackage, { tid }))).toBe("parcel_unknown");
    expect(refusalOf(await ming.call(splitPackage, { tid: third }))).toBe("parcel_not_in_state");
    valueOf(await post(orders[2]?.tid ?? ""));
    const fourth = await stored(ming);
    expect(refusalOf(await merge(ming, { ...wish, tids: [third, fourth.parcel] }))).toBe(
      "parcel_not_in_state",
    );
  });

  test("of a parcel whose order still waits for goods, and of more than a box is packed from [CONS-01]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming, { order: bySea });
    const [early] = await inTwoParcels(tid, { pieces: 1 });
    const { parcel } = await stored(ming);
    const wish = await wishOf(ming, [early, parcel]);
    expect(refusalOf(await merge(ming, wish))).toBe("goods_awaited");
    const tids = Array.from({ length: 51 }, () => parcel);
    expect(refusalOf(await merge(ming, { ...wish, tids }))).toBe("invalid_input");
  });

  test("without address, carrier, line or insurance, and with a declaration that tells nothing [CONS-02]", async () => {
    const { ming, orders, wish } = await threeStored();
    const { address_id: _, ...nowhere } = wish;
    expect(refusalOf(await merge(ming, nowhere))).toBe("address_needed");
    expect(refusalOf(await merge(ming, { ...wish, express: 7 }))).toBe("carrier_needed");
    expect(refusalOf(await merge(ming, { ...wish, transport: 7 }))).toBe("transport_needed");
    expect(refusalOf(await merge(ming, { ...wish, insurance: 1 }))).toBe("insurance_needed");
    const line = { name: "棉質上衣", material: "棉", value: 36_400 };
    const declared = orders.flatMap(({ oids }) => oids.map((oid) => ({ oid, ...line })));
    expect(refusalOf(await merge(ming, { ...wish, declaration: declared.slice(1) }))).toBe(
      "declaration_incomplete",
    );
    const vague = declared.map((one) => ({ ...one, name: "禮物" }));
    expect(refusalOf(await merge(ming, { ...wish, declaration: vague }))).toBe("declaration_vague");
    const { tid } = valueOf(await merge(ming, { ...wish, declaration: declared })).data;
    expect((await detailOf(ming, tid)).merged?.declaration).toEqual(declared);
  });
});

describe("splitting", () => {
  test("undoes a merge before its bill, packed or not: every parcel goes its own way [CONS-01]", async () => {
    const { ming, orders, parcels, wish } = await threeStored();
    for (const isPacked of [false, true]) {
      const { tid } = valueOf(await merge(ming, wish)).data;
      if (isPacked) valueOf(await pack(tid));
      expect(valueOf(await ming.call(splitPackage, { tid })).data.tids).toEqual(parcels);
      const listed = await listOf(ming);
      expect(listed.map((one) => one.tid).toSorted()).toEqual(parcels.toSorted());
      for (const one of listed)
        expect(one).toMatchObject({
          status: 3,
          rel_tid: "",
          part_tids: [],
          transport_state: "waiting_to_be_sent",
          items: [{ num: 2 }],
        });
      expect(refusalOf(await ming.call(getPackageDetail, { tid }))).toBe("parcel_unknown");
    }
    const { data } = valueOf(await post(orders[0]?.tid ?? ""));
    expect(data.shipments).toMatchObject([{ parcel_tids: parcels }]);
  });

  test("is possible again once a bill is taken back", async () => {
    const { ming, orders, parcels, wish } = await threeStored();
    const { tid } = valueOf(await merge(ming, wish)).data;
    valueOf(await pack(tid));
    const { bill_tid } = valueOf(await post(orders[0]?.tid ?? "")).data;
    valueOf(await billing.call(cancelBill, { tid: bill_tid, reason: "量錯了" }));
    expect(valueOf(await ming.call(splitPackage, { tid })).data.tids).toEqual(parcels);
  });
});

test("what was merged waits for no other orders, and lets go what its owner held", async () => {
  const { ming, orders, wish } = await threeStored();
  await journey.paid(ming, { order: bySea });
  const [first] = orders;
  valueOf(await ming.call(holdShipment, { tid: first?.tid ?? "", hold: true }));
  const { tid } = valueOf(await merge(ming, wish)).data;
  expect(valueOf(await ming.call(queryShipments, {})).datalist).toMatchObject([
    { parcel_tids: [tid], awaited_tids: [], is_held: false },
  ]);
  expect(refusalOf(await ming.call(holdShipment, { tid: first?.tid ?? "", hold: true }))).toBe(
    "order_not_in_state",
  );
  valueOf(await pack(tid));
  valueOf(await post(first?.tid ?? ""));
});

test("after all of this books, bills and parcels agree with each other [WAL-50]", async () => {
  expect(await findBrokenRules(db)).toEqual({});
});
