import { createBox, getBox, loadBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import { readdressParcel } from "@sampan/contract/logistics/merging/merging";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { pay } from "../../../../../tests/support/test-journey.ts";
import { bySea, openMerging } from "../../../../../tests/support/test-merging.ts";
import { saveOffice } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { password, withPassword } from "../../../../../tests/support/with-password.ts";

const world = await openTestApp();
const { customer, db } = world;
const { journey, stored, detailOf, post } = await openMerging(world);
const { logistics } = journey;

test("a parcel that is loaded while its owner sends it elsewhere leaves for the address that its owner was told of", async () => {
  for (let round = 0; round < 12; round += 1) {
    const ming = await withPassword(db, await customer());
    const { tid, parcel } = await stored(ming, { order: bySea });
    valueOf(await post(tid));
    valueOf(await pay(ming, parcel));
    const address_id = await saveOffice(ming);
    const { number } = valueOf(
      await logistics.call(createBox, { warehouse: "guangzhou", region: "TW", transport: 9 }),
    ).data;
    const acts = [
      () => ming.call(readdressParcel, { tid: parcel, address_id, password }).then(refusalOf),
      () => logistics.call(loadBox, { number, tids: [parcel] }).then(refusalOf),
    ];
    const answers = new Map(
      await Promise.all(
        (round % 2 === 0 ? acts : acts.toReversed()).map(
          async (act) => [act === acts[0] ? "sent" : "loaded", await act()] as const,
        ),
      ),
    );
    expect(answers.get("loaded")).toBe("accepted");
    const isSent = answers.get("sent") === "accepted";
    expect(["accepted", "parcel_not_in_state"]).toContain(answers.get("sent"));
    const [inBox] = valueOf(await logistics.call(getBox, { number })).data.loaded;
    expect(inBox?.address.consignee).toBe(isSent ? "林辦公室" : "林小舟");
    expect((await detailOf(ming, parcel)).own_way?.address.consignee).toBe(
      isSent ? "林辦公室" : undefined,
    );
  }
});
