import { createHash } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { setIdCard } from "@sampan/contract/people/accounts/accounts";
import { queryNoticeList } from "@sampan/contract/people/notices";
import { getMyData, requestExport } from "@sampan/contract/people/personal-data";
import { openIdentity } from "@sampan/contract/people/identities/staff-identities";
import { uploadImage } from "@sampan/contract/kernel/uploads";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { rowNumbersIn } from "../../../../../tests/support/far-row-numbers.ts";
import { readZip } from "../../../../../tests/support/read-zip.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { fund } from "../../../../../tests/support/test-journey.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { gatherSealed } from "../../gather-sealed.ts";
import { seal } from "../../kernel/seals/seal.ts";
import { sweepExpired } from "../../sweep-expired.ts";
import { exportPerson } from "./export-person.ts";
import { withheldTables } from "./export-plan.ts";
import { findForeignKeys } from "./foreign-keys.ts";
import { resealRealNames } from "../identities/reseal-real-names.ts";
import { tablesOfPerson } from "./tables-of-person.ts";

const { clock, customer, db, needs, staff, visitor } = await openTestApp();

const password = createHash("sha256").update("Boat_2026").digest("hex");
const password_hash = await hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });
const person = async () => {
  const made = await customer({ mayOrder: false });
  await db
    .updateTable("accounts")
    .set({ password_hash, name: "林小舟", nickname: "小舟" })
    .where("id", "=", made.id)
    .execute();
  return made;
};

/** The copy somebody asked for, unpacked. */
const copyOf = async (of: Awaited<ReturnType<typeof person>>) => {
  valueOf(await of.call(requestExport, { password }));
  await exportPerson(needs, { account_id: of.id }, gatherSealed);
  const { data } = valueOf(await of.call(getMyData, {}));
  const answer = await of.send(data.export.url, {});
  expect(answer.headers.get("content-disposition")).toContain("attachment");
  const files = readZip(Buffer.from(await answer.arrayBuffer()));
  const text = files.get("data.json")?.toString() ?? "";
  expect(rowNumbersIn(text)).toEqual([]);
  return { files, text, data: JSON.parse(text) as Record<string, unknown>, state: data.export };
};

/** What becomes of each table with rows of a person when the person is erased. */
const erasurePlan = {
  // Gone with the person.
  addresses: "removed",
  bank_cards: "removed",
  business_choices: "removed",
  cart_lines: "removed",
  clearance_proofs: "removed",
  companies: "removed",
  customer_notes: "removed",
  data_exports: "removed",
  devices: "removed",
  duty_receipt_pages: "removed",
  files: "removed",
  identity_openings: "removed",
  invitations: "removed",
  invoice_details: "removed",
  invite_marks: "removed",
  linked_log_ins: "removed",
  notices: "removed",
  parcel_claims: "removed",
  person_keys: "removed",
  push_mutes: "removed",
  push_subscriptions: "removed",
  quiet_hours: "removed",
  rate_quotes: "removed",
  real_names: "removed",
  segment_members: "removed",
  sessions: "removed",
  standing_instructions: "removed",
  tier_grants: "removed",
  work_order_entries: "removed",
  work_order_notes: "removed",
  work_order_translations: "removed",
  work_orders: "removed",
  last_mile_choices: "removed",
  store_map_visits: "removed",

  // Kept for the books, with what named the person taken out.
  clearance_steps: "pseudonymous",
  clearances: "pseudonymous",
  claim_second_looks: "pseudonymous",
  damage_claims: "pseudonymous",
  declarants: "pseudonymous",
  hand_overs: "pseudonymous",
  shipping_orders: "pseudonymous",
  invite_rewards: "pseudonymous",
  orders: "pseudonymous",
  order_items: "pseudonymous",
  order_instructions: "pseudonymous",
  packages: "pseudonymous",
  parcel_ways: "pseudonymous",
  receipts: "pseudonymous",
  refunds: "pseudonymous",
  statement_lines: "pseudonymous",
  topups: "pseudonymous",
  trade_logs: "pseudonymous",
  withdrawals: "pseudonymous",

  // Kept as they are: goods, amounts, times and what staff did, which name nobody.
  abandonments: "kept",
  asked_services: "kept",
  balance_corrections: "kept",
  bills: "kept",
  campaign_slips: "kept",
  campaign_takers: "kept",
  campaign_takes: "kept",
  order_charges: "kept",
  order_estimates: "kept",
  coupons: "kept",
  delay_covers: "kept",
  duty_receipts: "kept",
  goods_faults: "kept",
  invite_months: "kept",
  item_shipments: "kept",
  ledger_accounts: "kept",
  ledger_entries: "kept",
  merged_parcels: "kept",
  shipping_events: "kept",
  merged_parts: "kept",
  package_events: "kept",
  stuck_parcels: "kept",
  arrival_weights: "kept",
  package_items: "kept",
  pickup_codes: "kept",
  price_changes: "kept",
  second_choices: "kept",
  purchase_claims: "kept",
  wire_orders: "kept",
  wire_order_lines: "kept",
  wire_purchases: "kept",
  purchase_delays: "kept",
  rehearsals: "kept",
  receipt_allowances: "kept",
  refund_parts: "kept",
  sell_orders: "kept",
  shipment_holds: "kept",
  consignments: "kept",
  storage_extensions: "kept",
  storage_notices: "kept",
  stock_differences: "kept",
  stock_scans: "kept",
  supplements: "kept",
} as const satisfies Readonly<Record<string, "removed" | "pseudonymous" | "kept">>;

describe("a person's tables", () => {
  test("are all spoken of by the plan of erasure, which speaks of no other [ACC-35] [BO-50]", async () => {
    const tables = tablesOfPerson(await findForeignKeys(db));
    expect(tables.size).toBeGreaterThan(20);
    expect(Object.keys(erasurePlan).toSorted()).toEqual([...tables.keys()].toSorted());
  });

  test("are all in the copy, but for those withheld with a reason", async () => {
    const ming = await person();
    const { data } = await copyOf(ming);
    const tables = ["accounts", ...tablesOfPerson(await findForeignKeys(db)).keys()];
    const missing = tables.filter((table) => !(table in data) && !(table in withheldTables));
    expect(missing).toEqual([]);
    expect(Object.keys(withheldTables).filter((table) => !tables.includes(table))).toEqual([]);
  });
});

describe("a copy of one's own data", () => {
  test("needs the password, and is made once a day", async () => {
    const ming = await person();
    const wrong = createHash("sha256").update("guess").digest("hex");
    const guess = await ming.call(requestExport, { password: wrong });
    expect(refusalOf(guess)).toBe("wrong_password");
    valueOf(await ming.call(requestExport, { password }));
    expect(valueOf(await ming.call(getMyData, {})).data.export.state).toBe("asked");
    expect(refusalOf(await ming.call(requestExport, { password }))).toBe("export_too_soon");
    clock.pass({ days: 1 });
    expect(refusalOf(await ming.call(requestExport, { password }))).toBe("accepted");
  });

  test("holds profile, orders, ledger, pictures and the real name, opened", async () => {
    await insertRates(needs, clock.now());
    await insertTariff(needs);
    const ming = await person();
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    const file = new Blob([new Uint8Array(png)]);
    const { url } = valueOf(await ming.call(uploadImage, { file, kind: "picture" })).data;
    const card = { real_name: "林小舟", id_card: "A123456789", front_img: url };
    valueOf(await ming.call(setIdCard, card));
    await db
      .updateTable("real_names")
      .set({ state: "verified" })
      .where("account_id", "=", ming.id)
      .execute();
    const { item_id } = await insertProduct(db, clock.now());
    const tid = await placeOrder(ming, [{ item_id, num: 2 }], { remark: "請輕放" });
    await fund(db, ming, { amount: 1234, now: clock.now() });

    const { data, files } = await copyOf(ming);
    expect(data).toMatchObject({
      accounts: [{ uid: ming.uid, nickname: "小舟" }],
      real_name: { name: "林小舟", number: "A123456789", state: "verified" },
      orders: [{ tid, remark: ["請輕放"] }],
      order_items: [{ order: tid, num: 2 }],
      ledger_entries: [{ amount: 1234, account: { kind: "cash", currency: "TWD" } }],
    });
    const names = [...files.keys()];
    expect(names).toEqual(["data.json", `files/picture-${url.slice("/files/".length)}.jpg`]);
    const picture = await sharp(files.get(names[1] ?? "")).metadata();
    expect([picture.format, picture.width]).toEqual(["jpeg", 40]);
  });

  test("holds nothing of anybody else, and no secret", async () => {
    const nok = await person();
    const ming = await person();
    const { text } = await copyOf(ming);
    expect(text).toContain(ming.email);
    expect(text).not.toContain(nok.email);
    expect(text).not.toContain(password_hash);
    expect(text).not.toMatch(/password|id_hash|"sealed"|"token"/);
  });

  test("is its owner's alone, told of by a notice, and removed after a week", async () => {
    const ming = await person();
    const { state } = await copyOf(ming);
    const { datalist } = valueOf(await ming.call(queryNoticeList, {}));
    expect(datalist.map(({ kind }) => kind)).toContain("data_export_ready");
    const desk = await staff("service", "admin");
    for (const other of [visitor(), await customer(), desk])
      expect((await other.send(state.url, {})).status).toBe(404);

    clock.pass({ days: 6 });
    await sweepExpired(needs);
    expect((await ming.send(state.url, {})).status).toBe(200);
    clock.pass({ days: 1, hours: 1 });
    await sweepExpired(needs);
    const key = state.url.slice("/files/".length);
    expect(await needs.files.get(key)).toBeUndefined();
  });
});

test("a real name that the server's key sealed before is sealed by its person's, once", async () => {
  const ming = await customer({ mayOrder: false });
  const former = { real_name: "陳大船", id_card: "A123456789", front_img: "", back_img: "" };
  const wish = { text: JSON.stringify(former), owner: `real_name:${ming.id}` };
  const sealed = seal(needs.config.sealKey, wish, needs.chance);
  const row = {
    account_id: ming.id,
    state: "verified",
    sealed,
    submitted_at: clock.now(),
  } as const;
  await db.insertInto("real_names").values(row).execute();
  await resealRealNames(needs);
  await resealRealNames(needs);
  const service = await staff("service");
  const which = { uid: ming.uid, kind: "real_name", purpose: "dispute" } as const;
  const { data } = valueOf(await service.call(openIdentity, which));
  expect(data).toMatchObject({ name: "陳大船", number: "A123456789", imgs: [] });
});
