import { randomBytes } from "node:crypto";
import { getNumberByUid } from "@sampan/contract/money/bank-cards/bank-cards";
import { createWithdraw } from "@sampan/contract/money/withdrawals/withdrawals";
import { setIdCard } from "@sampan/contract/people/accounts/accounts";
import { sql } from "kysely";
import { valueOf } from "../../support/value-of.ts";
import { type Canaries, secretColumns } from "./canaries.ts";
import type { PromiseWorld } from "./open-promise-world.ts";
import { samplePassword } from "./sample-input.ts";

/** What is only one customer's business, written so that it is found wherever it turns up. */
export const personal: Canaries = new Map([
  ["name", ["Kanari-Ming-Name"]],
  ["nickname", ["KanariMingNick"]],
  ["mobile", ["886987650022", "0987650022"]],
  ["e-mail", ["kanari.ming@people.test"]],
  ["consignee", ["Kanari-Ming-Consignee"]],
  ["phone of an address", ["0987650033"]],
  ["street", ["Kanari-Ming-Street"]],
]);

/** What an identity card says of the first newcomer; staff open it with a right of its own only. */
export const identity: Canaries = new Map([
  ["real name", ["金丝雀真名"]],
  ["identity card", ["A123456789", "a123456789"]],
]);

/** Writes ming's canaries over what ming has, and a secret into each column that keeps one. */
export async function plantCanaries(world: PromiseWorld): Promise<void> {
  const { db, ming, newcomers } = world;
  const account = {
    name: "Kanari-Ming-Name",
    nickname: "KanariMingNick",
    mobile: "+886987650022",
    email: "kanari.ming@people.test",
  };
  await db.updateTable("accounts").set(account).where("id", "=", ming.id).execute();
  const home = {
    consignee: "Kanari-Ming-Consignee",
    phone: "0987650033",
    detail: "Kanari-Ming-Street",
  };
  await db.updateTable("addresses").set(home).where("account_id", "=", ming.id).execute();
  await sql`
    update orders
    set address = address || ${JSON.stringify(home)}::jsonb
    where account_id = ${ming.id}`.execute(db);
  const card = { real_name: "金丝雀真名", id_card: "A123456789" };
  valueOf(await newcomers[0].call(setIdCard, card));
  const [payee] = valueOf(await ming.call(getNumberByUid, {})).datalist;
  const wish = { number_id: payee?.id ?? "", amount: 50_000 };
  valueOf(await ming.call(createWithdraw, { ...wish, password: samplePassword }));
  await plantSecrets(world);
  await plantSecretsOfStaff(world);
}

/** Secrets that only other services or other days would bring. */
async function plantSecrets({ db, clock, newcomers }: PromiseWorld): Promise<void> {
  const now = clock.now();
  const secret = () => randomBytes(32);
  const sent = { sent_at: now, expires_at: now, asker_hash: secret() };
  await db
    .insertInto("captchas")
    .values({ target: "+886987650055", purpose: "register", code_hash: secret(), ...sent })
    .execute();
  await db
    .insertInto("image_captchas")
    .values({ key: "ab".repeat(16), purpose: "register", answer_hash: secret(), expires_at: now })
    .execute();
  await db
    .insertInto("invite_marks")
    .values({ account_id: newcomers[0].id, kind: "phone", mark_hash: secret() })
    .execute();
  await db
    .insertInto("source_tokens")
    .values({ source: "test", origin: "test", sealed: secret(), renewed_at: now })
    .execute();
  const away = { provider: "line", expires_at: now } as const;
  await db
    .insertInto("log_in_starts")
    .values({ ...away, state_hash: secret(), begun_by: secret(), is_linking: false, redirect: "" })
    .execute();
  await db
    .insertInto("log_in_newcomers")
    .values({ ...away, browser_hash: secret(), subject: "U-of-nobody-yet", name: "" })
    .execute();
  const device = await db
    .selectFrom("devices")
    .select("id")
    .where("account_id", "=", newcomers[0].id)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("push_subscriptions")
    .values({
      account_id: newcomers[0].id,
      device_id: device.id,
      endpoint: "https://fcm.googleapis.com/fcm/send/kanari-of-a-browser",
      p256dh: randomBytes(65),
      auth: randomBytes(16),
      subscribed_at: now,
    })
    .execute();
  const parcel = await db
    .selectFrom("packages")
    .select(["id", "account_id"])
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("store_map_visits")
    .values({
      visit_hash: secret().toString("hex"),
      package_id: parcel.id,
      account_id: parcel.account_id,
      chain: "seven_eleven",
      ends_at: now,
    })
    .execute();
  const company = { account_id: newcomers[1].id, state: "submitted", submitted_at: now } as const;
  await db
    .insertInto("companies")
    .values({ ...company, sealed: secret() })
    .execute();
}

/** What a member of the staff proves who they are by, and a desk that lent a phone its camera. */
async function plantSecretsOfStaff({ db, clock, staff }: PromiseWorld): Promise<void> {
  const now = clock.now();
  const secret = () => randomBytes(32);
  const member = await staff("marketing");
  await db
    .updateTable("staff_members")
    .set({ otp_sealed: secret(), otp_pending: secret() })
    .where("id", "=", member.id)
    .execute();
  await db
    .insertInto("staff_recovery_codes")
    .values({ staff_id: member.id, code_hash: secret() })
    .execute();
  await db
    .insertInto("staff_devices")
    .values({
      staff_id: member.id,
      id_hash: secret(),
      token: "a desk that was used before",
      first_seen_at: now,
      seen_at: now,
    })
    .execute();
  await db
    .insertInto("desk_cameras")
    .values({
      token_hash: secret(),
      phone_hash: secret(),
      staff_id: member.id,
      parcel_number: "YT-a-parcel-on-a-desk",
      created_at: now,
      expires_at: now,
    })
    .execute();
}

/** Secret columns that hold nothing yet, so that nobody would notice what they give away. */
export async function emptySecretColumns({ db }: PromiseWorld): Promise<string[]> {
  const empty: string[] = [];
  for (const { table, column } of await secretColumns(db)) {
    const { rows } = await sql`
      select from ${sql.table(table)} where ${sql.ref(column)} is not null limit 1`.execute(db);
    if (rows.length === 0) empty.push(`${table}.${column}`);
  }
  return empty;
}
