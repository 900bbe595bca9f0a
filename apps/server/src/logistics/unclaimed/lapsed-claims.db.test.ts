import { claimParcel, queryParcelClaims } from "@sampan/contract/logistics/unclaimed/unclaimed";
import { addDays } from "@sampan/domain/kernel/business-time";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { storeProof } from "../../../../../tests/support/test-files.ts";
import type { TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { expressNumber, keepOne } from "../../../../../tests/support/test-unclaimed.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { lapseParcelClaims } from "./claim-jobs.ts";

const world = await openTestApp();
const { clock, customer, db, needs, staff } = world;
const warehouse = await staff("warehouse");

async function claim(who: TestCustomer, express_no: string) {
  const images = [await storeProof(db, { accountId: who.id, now: clock.now() })];
  return valueOf(await who.call(claimParcel, { express_no, images })).data;
}
const lapseAt = (moment: Date) => lapseParcelClaims({ ...needs, clock: () => moment });
const own = async (who: TestCustomer) => valueOf(await who.call(queryParcelClaims, {})).datalist;

test("a claim whose parcel never comes ends by itself, as was said, and its customer is told once [BO-15]", async () => {
  const ming = await customer();
  const express_no = expressNumber();
  const { until } = await claim(ming, express_no);
  const end = new Date(`${until.replace(" ", "T")}+08:00`);
  await lapseAt(new Date(end.getTime() - 1000));
  expect(await own(ming)).toMatchObject([{ state: "waiting", until }]);
  await lapseAt(end);
  await lapseAt(addDays(end, 1));
  expect(await own(ming)).toMatchObject([{ state: "lapsed", until: "" }]);
  const told = await db
    .selectFrom("notices")
    .select(["kind", "subject_values as values"])
    .where("account_id", "=", ming.id)
    .execute();
  expect(told).toMatchObject([{ kind: "parcel_claim_lapsed", values: { express_no } }]);
  expect(await claim(ming, express_no)).toMatchObject({ state: "waiting" });
});

test("a claim to a parcel that lies here waits for staff, however long [BO-15]", async () => {
  const ming = await customer();
  const { express_no } = await keepOne(world, warehouse);
  await claim(ming, express_no);
  await lapseAt(addDays(clock.now(), 80));
  expect(await own(ming)).toMatchObject([{ state: "waiting" }]);
});
