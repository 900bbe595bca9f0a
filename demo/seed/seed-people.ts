import { createHash } from "node:crypto";
import { addDays } from "@sampan/domain/kernel/business-time";
import { newUid } from "@sampan/domain/kernel/ids";
import { regionFacts } from "@sampan/domain/kernel/regions";
import { hashPassword } from "@sampan/server/people/accounts/hash-password";
import { sealIdentity } from "@sampan/server/people/identities/identity-seal";
import type { Db } from "@sampan/server/kernel/db/db";
import type { Needs } from "@sampan/server/kernel/needs";
import places from "../content/places.json" with { type: "json" };
import { type DemoCustomer, demoCustomers, demoPassword, demoStaff } from "../people.ts";

/** Customers with a verified real name, a complete profile and two addresses each; staff for every desk. */
export async function seedPeople(db: Db, needs: Needs): Promise<void> {
  const wire = createHash("sha256").update(demoPassword, "utf8").digest("hex");
  // Salted, so that equal passwords do not look equal; made once all the same, because it is slow on purpose.
  const hashed = await hashPassword(wire);
  if (!hashed.ok) throw new Error("the password could not be hashed");
  const password_hash = hashed.value;
  const now = needs.clock();
  for (const person of demoCustomers) await seedCustomer(db, { needs, person, password_hash, now });
  await db
    .insertInto("staff_members")
    .values(
      demoStaff.map(({ email, name, roles }) => ({
        email,
        name,
        roles: [...roles],
        password_hash,
        language: "zh-TW",
        created_at: addDays(now, -400),
      })),
    )
    .execute();
}

async function seedCustomer(
  db: Db,
  at: { needs: Needs; person: DemoCustomer; password_hash: string; now: Date },
): Promise<void> {
  const { person, password_hash, now } = at;
  const account = await db
    .insertInto("accounts")
    .values({
      uid: newUid(at.needs.chance(12)),
      account_type: person.account_type,
      region: person.region,
      currency: regionFacts[person.region].currency,
      mobile: person.mobile,
      email: person.email,
      password_hash,
      name: person.name,
      nickname: person.nickname,
      gender: "other",
      birthday: "1992-06-18",
      language: person.language,
      tier: person.tier,
      created_at: addDays(now, -200),
      business_asked_at: addDays(now, -200),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const identity = {
    name: person.name,
    number: person.id_card,
    imgs: [],
  };
  const of = { kind: "real_name", accountId: account.id, identity, now } as const;
  const sealed = await sealIdentity(db, of, at.needs);
  await db
    .insertInto("real_names")
    .values({
      account_id: account.id,
      state: "verified",
      sealed,
      submitted_at: addDays(now, -199),
      decided_at: addDays(now, -198),
    })
    .execute();
  const own = places.addresses.filter(({ country }) => country === person.region).slice(0, 2);
  await db
    .insertInto("addresses")
    .values(
      own.map((place, index) => ({
        account_id: account.id,
        consignee: index === 0 ? person.name.slice(0, 25) : place.recipient.local,
        phone: place.phone,
        region: person.region,
        area: JSON.stringify(
          [place.region.local, place.district.local, place.subdistrict?.local].filter(Boolean),
        ),
        detail: place.detail.local,
        postal_code: place.postal_code_5,
        is_default: index === 0,
        created_at: addDays(now, -190),
      })),
    )
    .execute();
}
