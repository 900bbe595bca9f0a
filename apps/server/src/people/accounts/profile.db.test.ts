import {
  getUserById,
  getUserCreditsById,
  newUpdateUserInfo,
  setIdCard,
  updateUserInfo,
} from "@sampan/contract/people/accounts/accounts";
import { getSessionState } from "@sampan/contract/people/sessions/sessions";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { fund } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { setTier } from "./change-customer.ts";
import { checkMayOrder, knownPerson } from "./check-may-order.ts";

const { clock, customer, db } = await openTestApp();

describe("the profile", () => {
  test("holds what the customer told, and is read by its owner only [API-11] [ACC-28] [ACC-29]", async () => {
    const ming = await customer({ region: "TH", accountType: "business" });
    const nok = await customer();
    const { data } = valueOf(await ming.call(getUserById, { id: ming.uid }));
    expect(data).toMatchObject({
      uid: ming.uid,
      email: ming.email,
      phone: "",
      sales_code: "",
      name: "林小舟",
      nickname: "小舟",
      gender: "",
      birthday: "",
      account_type: "business",
      user_level: "classic",
      integral: 0,
    });
    expect(refusalOf(await nok.call(getUserById, { id: ming.uid }))).toBe("account_not_found");
  });

  test("tells the tier and the points a customer has [ACC-30]", async () => {
    const ming = await customer();
    await setTier(db, ming.id, "gold");
    await fund(db, ming, { kind: "points", amount: 350, now: clock.now() });
    const { data } = valueOf(await ming.call(getUserById, {}));
    expect(data).toMatchObject({ user_level: "gold", integral: 350 });
    const session = valueOf(await ming.call(getSessionState, {})).data;
    expect(session?.user_level).toBe("gold");
  });

  test("changes only the fields of the edit request, at once [API-08]", async () => {
    const ming = await customer();
    const edit_request = { gender: "female", birthday: "1995-06-01" } as const;
    const { data } = valueOf(await ming.call(updateUserInfo, { edit_request }));
    expect(data).toMatchObject({ ...edit_request, nickname: "小舟", name: "林小舟" });
    const cleared = valueOf(await ming.call(updateUserInfo, { edit_request: { birthday: "" } }));
    expect(cleared.data.birthday).toBe("");
  });

  test("takes a nickname of 20 characters, not of 21 [ACC-01] [CONST-06]", async () => {
    const ming = await customer();
    const rename = (nickname: string) => ming.call(updateUserInfo, { edit_request: { nickname } });
    expect(refusalOf(await rename("船".repeat(20)))).toBe("accepted");
    expect(refusalOf(await rename("⛵".repeat(20)))).toBe("accepted");
    expect(refusalOf(await rename("船".repeat(21)))).toBe("nickname_too_long");
  });

  test("is completed by the user object and the sales code in one call [API-09]", async () => {
    const ming = await customer({ mayOrder: false });
    const before = valueOf(await ming.call(getUserById, {})).data;
    expect(before.ext.missing_fields).toEqual(["name", "nickname"]);
    const user = { name: "王大船", email: ming.email, ext: { nickname: "大船" } };
    const { data } = valueOf(await ming.call(newUpdateUserInfo, { user, sales_code: "S-7" }));
    expect(data).toMatchObject({ name: "王大船", nickname: "大船", sales_code: "S-7" });
    expect(data.ext.missing_fields).toEqual([]);
  });

  test("takes no e-mail address that its owner has not proven [API-09]", async () => {
    const ming = await customer();
    const nok = await customer();
    const user = { email: nok.email };
    expect(refusalOf(await ming.call(newUpdateUserInfo, { user }))).toBe("email_unproven");
    expect(valueOf(await ming.call(getUserById, {})).data.email).toBe(ming.email);
  });

  test("cannot be used to change what it does not own", async () => {
    const ming = await customer();
    const edit_request = { user_level: "king", uid: "000000000000", state: "x", name: "林" };
    valueOf(await ming.call(updateUserInfo, { edit_request }));
    const { data } = valueOf(await ming.call(getUserById, {}));
    expect(data).toMatchObject({ uid: ming.uid, user_level: "classic", name: "林" });
  });
});

describe("credits", () => {
  test("are the caller's own, empty to begin with", async () => {
    const ming = await customer({ region: "TH" });
    const nothing = { currency: "THB", balance: 0, lock_blc: 0, bonus: 0, points: 0 };
    expect(valueOf(await ming.call(getUserCreditsById, {})).data).toEqual(nothing);
    const nok = await customer();
    expect(refusalOf(await nok.call(getUserCreditsById, { id: ming.uid }))).toBe(
      "account_not_found",
    );
  });
});

describe("credits by id", () => {
  test("are what there is of money, red packet and points, by POST and by GET alike [API-12] [API-13]", async () => {
    const ming = await customer();
    const now = clock.now();
    await fund(db, ming, { amount: 12_345, now });
    await fund(db, ming, { kind: "bonus", amount: 8_800, now });
    await fund(db, ming, { kind: "points", amount: 90, now });
    const path = "/gateway/user/get_user_credits_by_id";
    const byGet = await ming.send(`${path}?id=${ming.uid}`, { method: "GET" });
    const body = new URLSearchParams({ id: ming.uid });
    const byPost = await ming.send(path, { method: "POST", body });
    const read: unknown = await byGet.json();
    expect(read).toMatchObject({
      success: true,
      data: { currency: "TWD", balance: 12_345, lock_blc: 0, bonus: 8_800, points: 90 },
    });
    expect(await byPost.json()).toEqual(read);
  });
});

describe("a real name", () => {
  const mine = { real_name: "林小舟", id_card: "A123456789" };

  test("is submitted once, and lies sealed [API-10]", async () => {
    const ming = await customer({ mayOrder: false });
    expect(valueOf(await ming.call(setIdCard, mine)).data.state).toBe("submitted");
    const { data } = valueOf(await ming.call(getUserById, {}));
    expect(data.ext.real_name_state).toBe("submitted");
    expect(refusalOf(await ming.call(setIdCard, mine))).toBe("real_name_pending");

    const { sealed } = await db
      .selectFrom("real_names")
      .select("sealed")
      .where("account_id", "=", ming.id)
      .executeTakeFirstOrThrow();
    expect(sealed?.includes("A123456789")).toBe(false);
    expect(sealed?.includes("林小舟")).toBe(false);
  });

  test("needs a name, a possible number and pictures of one's own", async () => {
    const ming = await customer({ mayOrder: false });
    const submit = (change: object) => ming.call(setIdCard, { ...mine, ...change });
    expect(refusalOf(await submit({ real_name: "  " }))).toBe("name_needed");
    expect(refusalOf(await submit({ id_card: "A123456788" }))).toBe("id_card_invalid");
    const front_img = `/files/${"0".repeat(40)}`;
    expect(refusalOf(await submit({ front_img }))).toBe("file_unknown");
  });

  test("is settled once verified", async () => {
    const ming = await customer();
    expect(refusalOf(await ming.call(setIdCard, mine))).toBe("real_name_settled");
  });
});

describe("ordering", () => {
  test("needs a verified real name first, then a complete profile [CHK-26] [CHK-33]", async () => {
    const ming = await customer({ mayOrder: false });
    const mayOrder = async () =>
      checkMayOrder(await knownPerson(db, ming.id).executeTakeFirstOrThrow());
    expect(refusalOf(await mayOrder())).toBe("real_name_needed");
    await db
      .insertInto("real_names")
      .values({ account_id: ming.id, state: "verified", submitted_at: new Date(0) })
      .execute();
    expect(refusalOf(await mayOrder())).toBe("profile_incomplete");
    const edit_request = { name: "林小舟", nickname: "小舟" };
    valueOf(await ming.call(updateUserInfo, { edit_request }));
    expect(refusalOf(await mayOrder())).toBe("accepted");
  });
});
