import { getUserById, setIdCard } from "@sampan/contract/people/accounts/accounts";
import { getCompany, submitCompany } from "@sampan/contract/people/identities/companies";
import { queryNoticeList } from "@sampan/contract/people/notices";
import { getMyData } from "@sampan/contract/people/personal-data";
import { queryAuditLog } from "@sampan/contract/kernel/audit/staff-audit";
import {
  claimIdentity,
  decideIdentity,
  openIdentity,
  queryIdentities,
} from "@sampan/contract/people/identities/staff-identities";
import { uploadImage } from "@sampan/contract/kernel/uploads";
import type { IdentityKind } from "@sampan/domain/people/identities/identities";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import type { TestCaller } from "../../../../../tests/support/test-caller.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { clock, customer, db, needs, staff } = await openTestApp();

const upload = async (caller: TestCaller, kind: "picture" | "company") => {
  const bytes = await sharp({
    create: { width: 40, height: 30, channels: 3, background: "teal" },
  })
    .png()
    .toBuffer();
  const file = new Blob([new Uint8Array(bytes)]);
  return valueOf(await caller.call(uploadImage, { file, kind })).data.url;
};

/** A customer whose real name waits, with a picture of the card. */
const submit = async () => {
  const ming = await customer({ mayOrder: false });
  const front_img = await upload(ming, "picture");
  const card = { real_name: "林小舟", id_card: "a123456789", front_img };
  valueOf(await ming.call(setIdCard, card));
  return { ...ming, front_img };
};
const realName = (uid: string) => ({ uid, kind: "real_name" as const });
const look = async (caller: TestCaller, url: string) => (await caller.send(url, {})).status;

describe("the queue of submissions", () => {
  test("lists what waits without a word of what it holds [BO-46]", async () => {
    const { uid } = await submit();
    const service = await staff("service");
    const asked = { kind: "real_name" as const, uid };
    const { datalist, total } = valueOf(await service.call(queryIdentities, asked));
    expect(total).toBe(1);
    expect(datalist).toMatchObject([{ uid, state: "submitted", claimed_by: "", is_mine: false }]);
    expect(JSON.stringify(datalist)).not.toMatch(/林小舟|A123456789|files/);
  });

  test("is for the right that verifies only [BO-46] [BO-02]", async () => {
    const { uid } = await submit();
    for (const other of [await staff("admin"), await staff("finance", "reviewer", "marketing")]) {
      const asked = { kind: "real_name" as const };
      expect(refusalOf(await other.call(queryIdentities, asked))).toBe("right_missing");
      const opening = { ...realName(uid), purpose: "verification" as const };
      expect(refusalOf(await other.call(openIdentity, opening))).toBe("right_missing");
    }
  });

  test("gives a submission to one colleague, for half an hour or until it is given back", async () => {
    const { uid } = await submit();
    const [first, second] = [await staff("service"), await staff("service")];
    valueOf(await first.call(claimIdentity, realName(uid)));
    expect(refusalOf(await second.call(claimIdentity, realName(uid)))).toBe("identity_claimed");
    clock.pass({ minutes: 31 });
    valueOf(await second.call(claimIdentity, realName(uid)));
    expect(refusalOf(await first.call(claimIdentity, realName(uid)))).toBe("identity_claimed");
    valueOf(await second.call(claimIdentity, { ...realName(uid), release: true }));
    expect(refusalOf(await first.call(claimIdentity, realName(uid)))).toBe("accepted");
  });

  test("knows no submission of somebody who made none", async () => {
    const { uid } = await customer({ mayOrder: false });
    const service = await staff("service");
    expect(refusalOf(await service.call(claimIdentity, realName(uid)))).toBe("identity_unknown");
    expect(refusalOf(await service.call(claimIdentity, realName("0".repeat(12))))).toBe(
      "identity_unknown",
    );
  });
});

describe("opening an identity", () => {
  const claimed = async () => {
    const ming = await submit();
    const service = await staff("service");
    valueOf(await service.call(claimIdentity, realName(ming.uid)));
    return { ming, service };
  };
  const opening = (uid: string) => ({ ...realName(uid), purpose: "verification" as const });

  test("needs a claim, and tells its owner who looked, when and why [BO-46]", async () => {
    const { ming, service } = await claimed();
    const other = await staff("service");
    expect(refusalOf(await other.call(openIdentity, opening(ming.uid)))).toBe("identity_claimed");
    const { data } = valueOf(await service.call(openIdentity, opening(ming.uid)));
    expect(data).toMatchObject({ name: "林小舟", number: "A123456789", imgs: [ming.front_img] });

    const { openings } = valueOf(await ming.call(getMyData, {})).data;
    expect(openings).toMatchObject([{ kind: "real_name", purpose: "verification" }]);
    expect(openings[0]?.by).not.toBe("");
    expect(valueOf(await (await customer()).call(getMyData, {})).data.openings).toEqual([]);
  });

  test("is on record in the log, without what was read [BO-46] [BO-03]", async () => {
    const { ming, service } = await claimed();
    valueOf(await service.call(openIdentity, opening(ming.uid)));
    const admin = await staff("admin");
    const { datalist } = valueOf(await admin.call(queryAuditLog, { object_id: ming.uid }));
    expect(datalist.map(({ action }) => action)).toEqual(["open_identity", "claim_identity"]);
    expect(JSON.stringify(datalist)).not.toContain("A123456789");
  });

  test("shows the pictures for half an hour, to whoever opened it only [BO-46]", async () => {
    const { ming, service } = await claimed();
    expect(await look(service, ming.front_img)).toBe(404);
    valueOf(await service.call(openIdentity, opening(ming.uid)));
    expect(await look(service, ming.front_img)).toBe(200);
    expect(await look(await staff("service"), ming.front_img)).toBe(404);
    clock.pass({ minutes: 31 });
    expect(await look(service, ming.front_img)).toBe(404);
    expect(await look(ming, ming.front_img)).toBe(200);
  });

  test("finds name, number and pictures sealed by a key of the person", async () => {
    const { ming } = await claimed();
    const { sealed } = await db
      .selectFrom("real_names")
      .select("sealed")
      .where("account_id", "=", ming.id)
      .executeTakeFirstOrThrow();
    expect(sealed?.toString("utf8")).not.toContain("林小舟");
    const stored = await needs.files.get(ming.front_img.slice("/files/".length));
    await expect(sharp(stored).metadata()).rejects.toThrow("unsupported image format");

    await db.deleteFrom("person_keys").where("account_id", "=", ming.id).execute();
    expect(await look(ming, ming.front_img)).toBe(404);
  });
});

describe("deciding", () => {
  const claimedBy = async (uid: string, kind: IdentityKind = "real_name") => {
    const service = await staff("service");
    valueOf(await service.call(claimIdentity, { uid, kind }));
    return service;
  };

  test("verifies a real name once, and the customer is told [BO-46] [BO-53]", async () => {
    const ming = await submit();
    const decision = { ...realName(ming.uid), decision: "verified" as const };
    const hasty = await staff("service");
    expect(refusalOf(await hasty.call(decideIdentity, decision))).toBe("claim_needed");
    const service = await claimedBy(ming.uid);
    valueOf(await service.call(decideIdentity, decision));
    expect(valueOf(await ming.call(getUserById, {})).data.ext.real_name_state).toBe("verified");
    const { datalist } = valueOf(await ming.call(queryNoticeList, {}));
    expect(datalist.map(({ kind }) => kind)).toEqual(["real_name_verified"]);
    expect(refusalOf(await service.call(decideIdentity, decision))).toBe("identity_settled");
  });

  test("rejects with a reason, after which it may be submitted again [BO-46]", async () => {
    const ming = await submit();
    const service = await claimedBy(ming.uid);
    const rejection = { ...realName(ming.uid), decision: "rejected" as const };
    expect(refusalOf(await service.call(decideIdentity, rejection))).toBe("reason_needed");
    valueOf(await service.call(decideIdentity, { ...rejection, reason: "照片看不清" }));
    const { ext } = valueOf(await ming.call(getUserById, {})).data;
    expect(ext).toMatchObject({ real_name_state: "rejected", real_name_reason: "照片看不清" });
    const again = await ming.call(setIdCard, { real_name: "林小舟", id_card: "A123456789" });
    expect(refusalOf(again)).toBe("accepted");
  });

  test("verifies the company of a business account [BO-49] [ACC-34]", async () => {
    const shop = await customer({ accountType: "business" });
    const document_img = await upload(shop, "company");
    const company = { company_name: "小舟貿易有限公司", company_number: "0459-5257", document_img };
    valueOf(await shop.call(submitCompany, company));
    expect(refusalOf(await shop.call(submitCompany, company))).toBe("company_pending");

    const service = await claimedBy(shop.uid, "company");
    const which = { uid: shop.uid, kind: "company" as const };
    const { data } = valueOf(await service.call(openIdentity, { ...which, purpose: "customs" }));
    expect(data).toMatchObject({ name: "小舟貿易有限公司", number: "04595257" });
    expect(await look(service, document_img)).toBe(200);
    valueOf(await service.call(decideIdentity, { ...which, decision: "verified" }));
    const own = valueOf(await shop.call(getCompany, {})).data;
    expect(own).toMatchObject({ state: "verified", company_number: "04595257", document_img });
    expect(refusalOf(await shop.call(submitCompany, company))).toBe("company_settled");
  });
});

describe("a company is refused", () => {
  const wish = { company_name: "Sampan Co.", company_number: "0107537000521" };
  test("for a personal account [ACC-34]", async () => {
    const ming = await customer();
    expect(valueOf(await ming.call(getCompany, {})).data.is_business).toBe(false);
    expect(refusalOf(await ming.call(submitCompany, wish))).toBe("not_business");
  });

  test("without a name, with a number that cannot be, or without its document [BO-49]", async () => {
    const shop = await customer({ accountType: "business", region: "TH" });
    const refused = async (change: object) =>
      refusalOf(await shop.call(submitCompany, { ...wish, ...change }));
    expect(await refused({ company_name: " " })).toBe("company_name_needed");
    expect(await refused({ company_number: "0107537000522" })).toBe("company_number_invalid");
    expect(await refused({})).toBe("document_needed");
    const foreign = await upload(await customer({ accountType: "business" }), "company");
    expect(await refused({ document_img: foreign })).toBe("file_unknown");
    expect(await refused({ document_img: await upload(shop, "picture") })).toBe("file_unknown");
  });
});
