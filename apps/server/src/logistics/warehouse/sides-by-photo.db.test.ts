import {
  findExpress,
  measureParcel,
  receiveParcel,
} from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { measures, openJourney } from "../../../../../tests/support/test-journey.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, needs, clock } = world;
const journey = await openJourney(world);
const { warehouse } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

test("sides by photo stand beside the tape's at the desk, which asks to measure again where they differ; what is billed stays the tape's", async () => {
  const ming = await customer();
  const { express_no, oids } = await journey.sentBySeller(await journey.paid(ming));
  const { length_mm, width_mm, height_mm } = measures;
  const received = valueOf(
    await warehouse.call(receiveParcel, {
      express_no,
      warehouse: "guangzhou",
      lines: [{ oid: oids[0] ?? "", num: 2 }],
      measures,
      photo_mm: [width_mm, length_mm, Math.round(height_mm * 1.3)],
    }),
  ).data;
  const off = {
    off_bp: Math.round(((Math.round(height_mm * 1.3) - height_mm) * 10_000) / height_mm),
  };
  expect(received).toMatchObject({ ...measures, photo: { ...off, is_off: true } });

  const { tid } = received;
  const again = { tid, measures, photo_mm: [length_mm, width_mm] };
  expect(valueOf(await warehouse.call(measureParcel, again)).data).toMatchObject({
    ...measures,
    photo: { mm: [length_mm, width_mm], off_bp: 0, is_off: false },
  });
  // Measured without a picture, nothing of an earlier one is told of what was measured now.
  valueOf(await warehouse.call(measureParcel, { tid, measures }));
  const bare = valueOf(await warehouse.call(findExpress, { express_no })).data;
  expect(bare.received).toMatchObject({ ...measures, photo: null });
});

test("a picture that is taken before the tape stands beside it once there is one", async () => {
  const ming = await customer();
  const { express_no, oids } = await journey.sentBySeller(await journey.paid(ming));
  const { length_mm, width_mm, height_mm } = measures;
  const { tid } = valueOf(
    await warehouse.call(receiveParcel, {
      express_no,
      warehouse: "guangzhou",
      lines: [{ oid: oids[0] ?? "", num: 2 }],
      measures: null,
      photo_mm: [length_mm, width_mm, height_mm],
    }),
  ).data;
  expect(valueOf(await warehouse.call(measureParcel, { tid, measures })).data).toMatchObject({
    ...measures,
    photo: { mm: [length_mm, width_mm, height_mm], off_bp: 0, is_off: false },
  });
});
