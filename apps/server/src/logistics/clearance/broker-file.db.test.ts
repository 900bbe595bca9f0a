import { confirmClearance, queryClearance } from "@sampan/contract/logistics/clearance/clearance";
import {
  enterBrokerFile,
  takeBrokerFile,
} from "@sampan/contract/logistics/clearance/staff-clearance";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openClearance, somebody } from "../../../../../tests/support/test-clearance.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { logistics, asked, load, stateOf } = await openClearance(await openTestApp());

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
    expect(refusalOf(await enter("分提單號,狀態"))).toBe("broker_file_empty");
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
