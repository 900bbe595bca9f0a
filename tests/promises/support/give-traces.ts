import { getUserById, setIdCard, updateUserInfo } from "@sampan/contract/people/accounts/accounts";
import { saveAddress } from "@sampan/contract/people/addresses";
import { putCart } from "@sampan/contract/trade/carts/carts";
import { submitCompany } from "@sampan/contract/people/identities/companies";
import { createTrade } from "@sampan/contract/trade/orders/orders";
import { logIn } from "@sampan/contract/people/sessions/log-in";
import { uploadImage } from "@sampan/contract/kernel/uploads";
import { notifyCustomer } from "../../../apps/server/src/people/notices/notify-customer.ts";
import type { TestApp } from "../../support/test-app.ts";
import { insertProduct } from "../../support/test-goods.ts";
import { fund, pay, type TestCustomer } from "../../support/test-journey.ts";
import { wholeOrder } from "../../support/test-orders.ts";
import { valueOf } from "../../support/value-of.ts";

/** Who leaves traces, and the forty texts by which they are recognised. */
export interface Traced {
  readonly person: TestCustomer;
  readonly mobile: string;
  /** Texts that the database and the store hold as they are. */
  readonly open: readonly string[];
  /** Those that go with the sessions, at once. */
  readonly ofDevices: readonly string[];
  /** Texts that lie sealed from the beginning. */
  readonly sealed: readonly string[];
  /** The order that is over, which the books keep. */
  readonly tid: string;
}

const mobile = "+886955000777";
const marks = {
  email: "canary-mail@boat.test",
  name: "金絲雀甲",
  nickname: "金絲雀乙",
  salesCode: "canary-sales",
  consignee: "金絲雀丙",
  phone: "0955000888",
  street: "金絲雀路 7 號",
  secondConsignee: "金絲雀丁",
  secondStreet: "金絲雀巷 8 號",
  thirdConsignee: "金絲雀子",
  thirdPhone: "0955000999",
  thirdStreet: "金絲雀弄 9 號",
  remark: "請交給金絲雀戊",
  note: "金絲雀己要發票",
  reviewed: "金絲雀辰的地址已改",
  closeReason: "金絲雀庚不要了",
  message: "金絲雀丑您好",
  notice: "金絲雀寅的照片不清楚",
  companyReason: "金絲雀卯不是負責人",
  carrierNumber: "CANARY0001TW",
  voucherReason: "金絲雀辛的帳戶名不符",
  identityReason: "金絲雀壬的照片模糊",
  stored: "canary-stored-answer",
  realName: "金絲雀癸",
  idCard: "A123456789",
  company: "金絲雀貿易有限公司",
  companyNumber: "04595257",
} as const;
/** Devices are forgotten on the day the account is cancelled. */
const agent = "CanaryBrowser/9.1";
const birthday = "1987-03-14";
const sealedMarks: readonly string[] = [
  marks.realName,
  marks.idCard,
  marks.company,
  marks.companyNumber,
];

/** A customer who did everything there is to do, mostly through the calls, and whose one order is over. */
export async function giveTraces(
  world: TestApp,
  password: { wire: string; hash: string },
): Promise<Traced> {
  const { db, clock } = world;
  const made = await world.customer({ accountType: "business", mayOrder: false });
  await db
    .updateTable("accounts")
    .set({ mobile, email: marks.email, password_hash: password.hash })
    .where("id", "=", made.id)
    .execute();
  const person = await enter(world, made, password.wire);
  const { name, nickname, salesCode: sales_code } = marks;
  valueOf(
    await person.call(updateUserInfo, { edit_request: { name, nickname, sales_code, birthday } }),
  );
  const [front, back, document] = await Promise.all([
    upload(person, "picture"),
    upload(person, "picture"),
    upload(person, "company"),
  ]);
  const card = {
    real_name: marks.realName,
    id_card: marks.idCard,
    front_img: front,
    back_img: back,
  };
  valueOf(await person.call(setIdCard, card));
  const company = { company_name: marks.company, company_number: marks.companyNumber };
  valueOf(await person.call(submitCompany, { ...company, document_img: document }));
  await db
    .updateTable("real_names")
    .set({ state: "verified", reason: marks.identityReason, decided_at: clock.now() })
    .where("account_id", "=", made.id)
    .execute();
  await db
    .updateTable("companies")
    .set({ state: "rejected", reason: marks.companyReason, decided_at: clock.now() })
    .where("account_id", "=", made.id)
    .execute();
  const tid = await leaveOrder(world, person);
  const pictures = [front, back, document, ...(await leaveFiles(world, person))];
  await leaveRows(world, person);
  valueOf(await person.call(getUserById, {}));

  const keys = pictures.map((url) => url.slice("/files/".length));
  const open = [
    ...Object.values(marks).filter((mark) => !sealedMarks.includes(mark)),
    mobile,
    birthday,
    ...keys,
  ];
  return { person, mobile, open, ofDevices: [agent], sealed: sealedMarks, tid };
}

async function enter(world: TestApp, made: TestCustomer, wire: string): Promise<TestCustomer> {
  const browser = world.visitor();
  const answer = await browser.send(logIn.path, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-sampan-client": "test",
      "user-agent": agent,
    },
    body: new URLSearchParams({ account: marks.email, password: wire }),
  });
  const { success } = (await answer.json()) as { success: boolean };
  if (!success) throw new Error("the person could not log in");
  return { ...made, ...browser };
}

/** A picture as small as they come. */
const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

type Kind = "picture" | "company" | "voucher" | "claim" | "search";

async function upload(person: TestCustomer, kind: Kind): Promise<string> {
  const file = new Blob([Buffer.from(onePixel, "base64")]);
  return valueOf(await person.call(uploadImage, { file, kind })).data.url;
}

/** An order that was paid, shipped in a package, and is over. */
async function leaveOrder({ db, clock }: TestApp, person: TestCustomer): Promise<string> {
  const place = { to: ["臺北市", "信義區"], postal_code: "11008" };
  const home = { consignee: marks.consignee, phone: marks.phone, detail: marks.street, ...place };
  const { data: address } = valueOf(await person.call(saveAddress, home));
  const other = { ...home, consignee: marks.secondConsignee, detail: marks.secondStreet };
  valueOf(await person.call(saveAddress, other));
  const [consignee, phone] = [marks.thirdConsignee, marks.thirdPhone];
  const third = { ...home, consignee, phone, detail: marks.thirdStreet };
  valueOf(await person.call(saveAddress, third));
  const { item_id } = await insertProduct(db, clock.now());
  valueOf(await person.call(putCart, { item_id, num: 3 }));
  const request = wholeOrder(address.id, [{ item_id, num: 2 }], { remark: marks.remark });
  const { tid } = valueOf(await person.call(createTrade, request)).data;
  const order = await db
    .updateTable("orders")
    .set({ status: 0, review_note: marks.note })
    .where("tid", "=", tid)
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.updateTable("order_items").set({ status: 2 }).where("order_id", "=", order.id).execute();
  await fund(db, person, { amount: 1_000_000, now: clock.now() });
  valueOf(await pay(person, tid));
  await db
    .insertInto("trade_logs")
    .values({
      order_id: order.id,
      biz_code: 1,
      actor_kind: "staff",
      content: JSON.stringify({ reason: marks.closeReason, note: marks.reviewed }),
      at: clock.now(),
    })
    .execute();
  await db
    .updateTable("orders")
    .set({ status: 7, completed_at: clock.now(), close_reason: marks.closeReason })
    .where("id", "=", order.id)
    .execute();
  return tid;
}

/** A voucher, a claim, a search by photo, a photo of the label on the package. */
async function leaveFiles({ db, clock, needs }: TestApp, person: TestCustomer): Promise<string[]> {
  const [voucher, second, claim, otherClaim, search] = await Promise.all([
    upload(person, "voucher"),
    upload(person, "voucher"),
    upload(person, "claim"),
    upload(person, "claim"),
    upload(person, "search"),
  ]);
  const key = Buffer.from(needs.chance(20)).toString("hex");
  await needs.files.put(key, Buffer.from(`label of ${marks.consignee}`));
  const photo = { mime: "image/jpeg", bytes: 9, width: 1, height: 1, created_at: clock.now() };
  await db
    .insertInto("files")
    .values({ key, kind: "parcel_photo", ...photo })
    .execute();
  await db
    .insertInto("packages")
    .values({
      tid: "SP260302CANARY",
      account_id: person.id,
      warehouse: "guangzhou",
      express_no: "YT0000000001",
      billing: 4,
      transport_state: "received",
      photos: JSON.stringify([`/files/${key}`]),
      local_express_no: marks.carrierNumber,
      created_at: clock.now(),
    })
    .execute();
  await db
    .insertInto("topups")
    .values({
      number: "T-CANARY",
      account_id: person.id,
      way: "bank",
      state: "failed",
      amount: 100,
      currency: "TWD",
      imgs: JSON.stringify([voucher, second]),
      reason: marks.voucherReason,
      created_at: clock.now(),
    })
    .execute();
  await db
    .insertInto("search_pages")
    .values({
      platform: 3,
      keywords: search.slice("/files/".length),
      order_by: "picture",
      page: 1,
      page_size: 30,
      items: "[]",
      total: 0,
      fetched_at: clock.now(),
    })
    .execute();
  return [voucher, second, claim, otherClaim, search, `/files/${key}`];
}

/** What lies about for a while: a code on its way, an answer kept for a repeat. */
async function leaveRows({ db, clock, needs }: TestApp, person: TestCustomer): Promise<void> {
  const now = clock.now();
  await db
    .insertInto("captchas")
    .values({
      target: mobile,
      purpose: "change_mobile",
      code_hash: Buffer.alloc(32),
      sent_at: now,
      expires_at: now,
    })
    .execute();
  await db
    .insertInto("idempotency_keys")
    .values({
      actor: `customer:${person.id}`,
      key: "canary-key-1",
      call: "/test",
      request_hash: Buffer.alloc(32),
      answer: JSON.stringify({ said: marks.stored }),
      created_at: now,
    })
    .execute();
  await needs.jobs.send(db, "send-mail", { to: marks.email, subject: "boat", text: marks.message });
  await needs.jobs.send(db, "send-sms", { to: mobile, text: marks.message });
  await notifyCustomer(db, needs.jobs, {
    accountId: person.id,
    kind: "real_name_rejected",
    values: { reason: marks.notice },
    link: "/editRealName",
    now,
  });
}
