import { loadBox, moveBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import { confirmClearance, queryClearance } from "@sampan/contract/logistics/clearance/clearance";
import {
  enterBrokerFile,
  takeBrokerFile,
} from "@sampan/contract/logistics/clearance/staff-clearance";
import {
  createVoyage,
  loadVoyage,
  takeManifest,
} from "@sampan/contract/logistics/voyages/staff-voyages";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openClearance, somebody } from "../../../../../tests/support/test-clearance.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { logistics, asked, openBox, load, stateOf } = await openClearance(await openTestApp());

describe("a broker's file", () => {
  const enter = (text: string) => logistics.call(enterBrokerFile, { name: "0302.csv", text });

  test("is told of what was confirmed here: name, mobile and goods", async () => {
    const { ming, parcel, version } = await asked();
    valueOf(await ming.call(confirmClearance, { tid: parcel, version, ...somebody(30) }));
    const { datalist } = valueOf(await logistics.call(takeBrokerFile, {}));
    const [line] = datalist.filter(({ tid }) => tid === parcel);
    expect(line).toMatchObject({ ...somebody(30), num: 2, pieces: 2, currency: "TWD" });
    expect(line?.unit_price).toBeGreaterThan(0);
  });

  test("writes down all of its rows with the row as evidence, or none of them", async () => {
    const one = await asked();
    const other = await asked();
    for (const [at, { ming, parcel, version }] of [one, other].entries())
      valueOf(await ming.call(confirmClearance, { tid: parcel, version, ...somebody(31 + at) }));
    const unasked = "SP260302ZZZZZZ";
    const refused = await enter(`${one.parcel},申報相符\n${unasked},申報相符`);
    expect(refused).toMatchObject({ error: { code: "broker_row_refused" } });
    expect(refused.ok ? "" : refused.error.message).toContain(unasked);
    expect(await stateOf(one.ming, one.parcel)).toBe("confirmed");
    expect(refusalOf(await enter("分提單號,狀態"))).toBe("broker_row_unreadable");
    expect(refusalOf(await enter(`${one.parcel},也許`))).toBe("broker_row_unreadable");

    const read = await enter(`${other.parcel},不符,少報一件\n${one.parcel},申報相符`);
    expect(valueOf(read).data.entered).toBe(2);
    const shown = valueOf(await one.ming.call(queryClearance, { tid: one.parcel })).data;
    expect([shown?.state, shown?.steps.at(-1)?.note]).toEqual(["matched", "0302.csv #2"]);
    const disputed = valueOf(await other.ming.call(queryClearance, { tid: other.parcel })).data;
    expect([disputed?.state, disputed?.reason]).toEqual(["disputed", "0302.csv #1 少報一件"]);
    expect(await load(one.parcel)).toBe("accepted");
  });
});

test("customs is told of a voyage what was confirmed of each parcel", async () => {
  const { ming, parcel, version } = await asked();
  valueOf(await ming.call(confirmClearance, { tid: parcel, version, ...somebody(40) }));
  valueOf(await logistics.call(enterBrokerFile, { name: "a.csv", text: `${parcel},相符` }));
  const box_number = await openBox();
  valueOf(await logistics.call(loadBox, { number: box_number, tids: [parcel] }));
  valueOf(await logistics.call(moveBox, { number: box_number, event: "seal" }));
  const wish = { name: "CI 0835", warehouse: "guangzhou", region: "TW", transport: 12 } as const;
  const { number } = valueOf(await logistics.call(createVoyage, wish)).data;
  valueOf(await logistics.call(loadVoyage, { number, box_number }));
  const [row] = valueOf(await logistics.call(takeManifest, { number })).datalist;
  const shown = valueOf(await ming.call(queryClearance, { tid: parcel })).data;
  expect(row).toMatchObject({
    tid: parcel,
    value: shown?.goods,
    currency: "TWD",
    contents: shown?.lines[0]?.name,
  });
});
