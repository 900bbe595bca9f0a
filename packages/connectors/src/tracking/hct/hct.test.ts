import { createCipheriv } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openOutbound } from "../../../../../tests/support/open-outbound.ts";
import { startFakeSource } from "../../../../../tests/support/start-fake-source.ts";
import { createHct } from "./create-hct.ts";
import { questionOf, readOrders } from "./read-hct.ts";
import { openHct, sealHct } from "./seal-hct.ts";

const seal = { iv: "ABCDEFGH", keyDays: 0 };
const v = "0123456789abcdef0123456789abcdef";
const newYear = new Date("2026-01-01T04:00:00Z");
const sealed =
  "6UyFe1tduC8RnQQ5MMzDfNCmOerO4557jZ9xSonhTUzVUCa6Yeo1LPgJKjrbp9iLOBo23RtZgPScv6rwCnCCUrBSplzPWgtpI8y793NjXVL5i+i1ChhbJNt51t9swaXd";
const parcel = { express_no: "1234567890", courier: "hct" } as const;

describe("HCT's seal", () => {
  test("is that of the known example, and the question is its text", () => {
    const question =
      '<?xml version="1.0" encoding="utf-8"?><qrylist><order orderid="1234567890"></order></qrylist>';
    expect(questionOf(["1234567890"])).toBe(question);
    expect(sealHct(question, seal, newYear)).toBe(sealed);
    expect(openHct(sealed, seal, newYear)).toBe(question);
  });

  test("is of the day in Taipei, and of the days that the account's key is off", () => {
    const lastYear = new Date("2025-12-31T15:59:59Z");
    expect(openHct(sealed, seal, new Date("2025-12-31T16:00:00Z"))).toBeDefined();
    expect(openHct(sealed, seal, lastYear)).toBeUndefined();
    expect(openHct(sealed, { ...seal, keyDays: 1 }, lastYear)).toBeDefined();
    expect(openHct("not sealed at all", seal, newYear)).toBeUndefined();
    expect(openHct(` ${sealed}\n`, seal, newYear)).toBeDefined();
  });

  test("is nothing where what it holds is no text", () => {
    const cipher = createCipheriv("des-ede3-cbc", "20260101".repeat(3), seal.iv);
    const bytes = Buffer.concat([cipher.update(Buffer.of(0xff, 0xfe)), cipher.final()]);
    expect(openHct(bytes.toString("base64"), seal, newYear)).toBeUndefined();
  });
});

async function hct(answer: string) {
  const { baseUrl, received } = await startFakeSource(() => ({ body: answer }));
  return {
    tracking: createHct({ baseUrl, v, ...seal, now: () => newYear }, openOutbound()),
    received,
  };
}
const told = (text: string) => sealHct(text, seal, newYear);

describe("HCT", () => {
  test("is asked in one sealed form about all numbers, and tells of each in its own words and Taipei's time", async () => {
    const other = { express_no: "0234567890", courier: "hct" } as const;
    const { tracking, received } = await hct(
      told(
        '<rlist><orders ordersid="1234567890"><order orderid="1234567890" wrktime="2025/12/31 23:30" category="配達" status=""/><order orderid="1234567890" wrktime="2026/01/01 10:05" category="正常配交" status="本人簽收"/><order orderid="1234567890" wrktime="soon" category="集貨" status=""/></orders></rlist>',
      ),
    );
    expect(await tracking.ask([parcel, other])).toMatchObject({
      value: [
        {
          kind: "told",
          courier: "hct",
          scans: [
            { at: new Date("2025-12-31T15:30:00Z"), state: "out_for_delivery", words: "配達" },
            {
              at: new Date("2026-01-01T02:05:00Z"),
              state: "delivered",
              words: "正常配交 本人簽收",
            },
          ],
        },
        { express_no: "0234567890", kind: "nothing" },
      ],
    });
    const form = new URLSearchParams(received[0]?.body ?? "");
    expect(form.get("v")).toBe(v);
    expect(openHct(form.get("no") ?? "", seal, newYear)).toContain('orderid="0234567890"');
  });

  test("knows nothing where its list is empty", async () => {
    const { tracking } = await hct(told("<rlist/>"));
    expect(await tracking.ask([parcel])).toMatchObject({ value: [{ kind: "nothing" }] });
  });

  test("is out of use where it answers in the open, and odd where what it sealed is no list", async () => {
    const open = await hct("<html>login</html>");
    expect(await open.tracking.ask([parcel])).toMatchObject({ error: { code: "disabled" } });
    const odd = await hct(told("<html/>"));
    expect(await odd.tracking.ask([parcel])).toMatchObject({ error: { code: "transient" } });
  });

  test("makes nothing of entities that an answer brings along", () => {
    const bomb =
      '<!DOCTYPE r [<!ENTITY a "aaaa">]><rlist><orders><order orderid="&a;" wrktime="2026/01/01 10:05" category="集貨"/></orders></rlist>';
    expect(readOrders(bomb)?.[0]?.orderid).toBe("&a;");
  });

  test("pushes nothing that could be believed", async () => {
    const { tracking } = await hct("");
    expect(tracking.readPush({ rawBody: "{}", headers: {} })).toBeUndefined();
  });
});
