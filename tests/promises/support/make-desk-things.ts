import * as banks from "@sampan/contract/money/staff-banks";
import * as corrections from "@sampan/contract/money/staff-corrections";
import * as statements from "@sampan/contract/money/staff-statements";
import { claimParcel } from "@sampan/contract/logistics/unclaimed/unclaimed";
import { openCount } from "@sampan/contract/logistics/stock/staff-stock";
import { addCampaign } from "@sampan/contract/shop/staff-campaigns";
import { addPopup } from "@sampan/contract/shop/popups/staff-popups";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { campaignWish } from "../../support/test-campaigns.ts";
import { popupWish } from "../../support/test-popups.ts";
import { storeProof } from "../../support/test-files.ts";
import { valueOf } from "../../support/value-of.ts";
import type { PromiseWorld } from "./open-promise-world.ts";

/** A movement that nobody declared, which waits for somebody to say what it is. */
async function arrived({ staff }: PromiseWorld): Promise<string> {
  const finance = await staff("finance");
  const text =
    "日期,摘要,支出,存入,結餘,備註,轉出入帳號,註記\n2026/03/02,轉帳,,777,777,轉帳 31337 號,,\n";
  const file = new Blob([text]);
  valueOf(await finance.call(statements.importStatement, { file, format: "ctbc", name: "a.csv" }));
  return valueOf(await finance.call(statements.listArrivals, {})).datalist[0]?.key ?? "";
}

/** How books disagree, as a close wrote it down. */
async function disagreed({ db, clock }: PromiseWorld): Promise<string> {
  const { key } = await db
    .insertInto("book_differences")
    .values({
      currency: "TWD",
      kind: "topup_unseen",
      subject: "31337",
      expected: 100,
      found: 0,
      found_on: "2026-03-01",
      found_at: clock.now(),
      state: "open",
    })
    .returning("key")
    .executeTakeFirstOrThrow();
  return key;
}

/** What two of finance sign: entered by one of them. */
async function entered({ staff, ming }: PromiseWorld) {
  const finance = await staff("finance");
  const change = { account: ming.uid, direction: "credit", amount: 900, currency: "TWD" } as const;
  const input = { ...change, reason: "差額" };
  const { number } = valueOf(await finance.call(corrections.enterCorrection, input)).data;
  const bank = {
    kind: "transfer",
    region: "TW",
    code: "008",
    new_code: "009",
    names: byLanguage(() => "彰化銀行"),
    account_name: "三板",
    account_no: "00912345678",
  } as const;
  return {
    correction: number,
    bankChange: valueOf(await finance.call(banks.enterBankChange, bank)).data.id,
  };
}

const emailOf = async ({ db }: PromiseWorld, staffId: number): Promise<string> =>
  (
    await db
      .selectFrom("staff_members")
      .select("email")
      .where("id", "=", staffId)
      .executeTakeFirstOrThrow()
  ).email;

/** One of each that a desk moves, beside what everybody has in a world of promises. */
export async function makeDeskThings(world: PromiseWorld) {
  const { db, clock, ming, desks } = world;
  const now = clock.now();
  const marketing = await world.staff("marketing");
  const proof = await storeProof(db, { accountId: ming.id, now });
  const claim = { express_no: "YT31337000", words: "我的", images: [proof] };
  valueOf(await ming.call(claimParcel, claim));
  const counted = { warehouse: "shenzhen", shelf: "S-9" } as const;
  const { id: colleague } = await world.staff("service");
  const declarant = { account_id: ming.id, name: "林小舟", mobile: "+886912345678", used_at: now };
  await db.insertInto("declarants").values(declarant).execute();
  return {
    ming,
    colleague: await emailOf(world, colleague),
    ...(await entered(world)),
    arrival: await arrived(world),
    difference: await disagreed(world),
    popup: valueOf(await marketing.call(addPopup, popupWish(now))).data,
    campaign: valueOf(await marketing.call(addCampaign, campaignWish(now))).data,
    count: valueOf(await desks.warehouse.call(openCount, counted)).data.id,
    ...(await ownOf(world)),
  };
}

/** What a customer has in a world of promises, by the names that calls know it by. */
async function ownOf({ db, ming }: PromiseWorld) {
  const own = <T>(query: { executeTakeFirstOrThrow: () => Promise<T> }) =>
    query.executeTakeFirstOrThrow();
  const order = db.selectFrom("orders").select("id").where("account_id", "=", ming.id);
  return {
    rise: await own(
      db
        .selectFrom("price_changes as asked")
        .innerJoin("supplements", "supplements.id", "asked.supplement_id")
        .select(["asked.id", "child_tid"])
        .where("asked.order_id", "in", order)
        .where("asked.state", "=", "asked"),
    ),
    choice: await own(db.selectFrom("second_choices").select("key").where("order_id", "in", order)),
    due: await own(
      db
        .selectFrom("supplements")
        .select("child_tid")
        .where("order_id", "in", order)
        .where("bill_id", "is", null)
        .where("id", "not in", (asked) =>
          asked
            .selectFrom("price_changes")
            .select("supplement_id")
            .where("supplement_id", "is not", null)
            .$castTo<{ supplement_id: number }>(),
        ),
    ),
    receipts: await db
      .selectFrom("receipts")
      .select(["key", "number", "state"])
      .where("account_id", "=", ming.id)
      .execute(),
    service: await own(
      db
        .selectFrom("asked_services")
        .select("number")
        .where("account_id", "=", ming.id)
        .where("service", "=", "waterproof"),
    ),
    clearance: await own(
      db
        .selectFrom("clearances")
        .innerJoin("packages", "packages.id", "clearances.package_id")
        .select(["clearances.id", "packages.tid", "clearances.version"])
        .where("packages.account_id", "=", ming.id)
        .where("clearances.state", "=", "refused"),
    ),
    parcelClaim: await own(
      db.selectFrom("parcel_claims").select("key").where("account_id", "=", ming.id),
    ),
    workOrder: await own(
      db.selectFrom("work_orders").select("key").where("account_id", "=", ming.id),
    ),
  };
}
export type DeskThings = Awaited<ReturnType<typeof makeDeskThings>>;
