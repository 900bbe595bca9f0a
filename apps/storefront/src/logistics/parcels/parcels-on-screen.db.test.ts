import { getPackageDetail, queryLogisticsList } from "@sampan/contract/logistics/parcels/parcels";
import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { languages } from "@sampan/domain/kernel/language";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openMerging } from "../../../../../tests/support/test-merging.ts";
import type { TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { shown } from "../../shell/shown.ts";
import { speak } from "../../shell/speech.ts";
import { MergedParcel } from "../merging/merged-parcel.tsx";
import { ListFilters } from "./list-filters.tsx";
import { ParcelCard } from "./parcel-card.tsx";
import { ParcelFacts } from "./parcel-facts.tsx";
import { parcelFilters } from "./parcel-filters.ts";

/** What a customer reads of parcels that came, were merged and were billed by the calls that people make. */

const world = await openTestApp();
const { customer, visitor, db, clock } = world;
const { journey, stored, threeStored, merge } = await openMerging(world);
const configuration = valueOf(await visitor().call(queryClientConfig, {}));

const listed = async (who: TestCustomer, tid: string) => {
  const { datalist } = valueOf(await who.call(queryLogisticsList, { search: {} }));
  const parcel = datalist.find((one) => one.tid === tid);
  if (!parcel) throw new Error(`${tid} is not listed`);
  return parcel;
};
const detailed = async (who: TestCustomer, tid: string) =>
  valueOf(await who.call(getPackageDetail, { tid })).data;

test("a parcel says its number, where its billing is, its freight, and the order of the marketplace it came of; one that was merged, what into [PKG-25]", async () => {
  const ming = await customer();
  const tid = await journey.paid(ming);
  const { parcel } = await journey.billed(tid);
  const row = await listed(ming, parcel);
  expect(row).toMatchObject({ out_oid: `22${tid}`, rel_tid: "", status: 0 });
  expect(row.fee_total).toBeGreaterThan(0);
  for (const language of languages) {
    const { say } = await speak(language);
    const card = await shown(ParcelCard, { parcel: row }, { configuration, language });
    expect(card).toContain(parcel);
    expect(card).toContain(row.status_title);
    const amount = formatAmount(row.fee_total, "TWD");
    expect(card).toContain(say("parcels.freight", { amount }));
    const facts = await shown(
      ParcelFacts,
      { parcel: await detailed(ming, parcel) },
      { configuration, language },
    );
    expect(facts).toContain(`${say("parcels.facts.outOid")}22${tid}`);
  }
  const others = await threeStored();
  const [part = ""] = others.parcels;
  const { data: merged } = valueOf(await merge(others.ming, others.wish));
  const { say } = await speak("zh-TW");
  const said = await shown(
    MergedParcel,
    { parcel: await detailed(others.ming, part) },
    { configuration, language: "zh-TW" },
  );
  expect(said).toBe(say("merging.partOf", { tid: merged.tid }));
});

test("a parcel says when its order was placed, when it came to the warehouse, and when it was received, once it was [PKG-26]", async () => {
  const ming = await customer();
  const ordered = clock.now();
  const tid = await journey.paid(ming);
  clock.pass({ minutes: 20 });
  const parcel = await journey.received(tid);
  const readBefore = await detailed(ming, parcel);
  clock.pass({ minutes: 10 });
  await db
    .updateTable("packages")
    .set({ transport_state: "received", receive_time: clock.now() })
    .where("tid", "=", parcel)
    .execute();
  const readAfter = await detailed(ming, parcel);
  const taipei = (time: Date) =>
    formatMinute(
      new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " "),
    );
  for (const language of languages) {
    const { say } = await speak(language);
    const factsOf = (read: typeof readAfter) =>
      shown(ParcelFacts, { parcel: read }, { configuration, language });
    const fact = (key: "ordered" | "arrived" | "received", minutes: number) =>
      `${say(`parcels.facts.${key}`)}${taipei(new Date(ordered.getTime() + minutes * 60_000))}`;
    const facts = await factsOf(readAfter);
    expect(facts).toContain(fact("ordered", 0));
    expect(facts).toContain(fact("arrived", 20));
    expect(facts).toContain(fact("received", 30));
    expect(await factsOf(readBefore)).not.toContain(say("parcels.facts.received"));
  }
});

test("a parcel says which of the two warehouses on the mainland received it, and the list offers both to look in [PKG-28]", async () => {
  const ming = await customer();
  const names = {
    guangzhou: { zh: "广州", "zh-TW": "廣州", th: "กวางโจว", en: "Guangzhou" },
    shenzhen: { zh: "深圳", "zh-TW": "深圳", th: "เซินเจิ้น", en: "Shenzhen" },
  } as const;
  const parcels = {
    guangzhou: (await stored(ming)).parcel,
    shenzhen: (await stored(ming, { where: "shenzhen" })).parcel,
  };
  for (const language of languages) {
    const filters = await shown(
      ListFilters,
      {
        filters: parcelFilters,
        search: { filter: "all", warehouse: undefined },
        onChange: () => {},
      },
      { configuration, language },
    );
    for (const where of ["guangzhou", "shenzhen"] as const) {
      const parcel = await detailed(ming, parcels[where]);
      const facts = await shown(ParcelFacts, { parcel }, { configuration, language });
      expect(facts).toContain(names[where][language]);
      expect(facts).not.toContain(names[where === "shenzhen" ? "guangzhou" : "shenzhen"][language]);
      expect(filters).toContain(names[where][language]);
    }
  }
});
