import { queryItemList } from "@sampan/contract/goods/catalogue/own-items";
import { errorCodes } from "@sampan/contract/kernel/error-codes";
import { saveAddress } from "@sampan/contract/people/addresses";
import { logOut } from "@sampan/contract/people/sessions/log-in";
import { queryOrderList } from "@sampan/contract/trade/orders/orders";
import { uploadImage } from "@sampan/contract/kernel/uploads";
import { queryLogisticsList } from "@sampan/contract/logistics/parcels/parcels";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";

const { app, customer, visitor } = await openTestApp();

const withQuery = (path: string, fields: Record<string, string>) =>
  `${path}?${new URLSearchParams(fields)}`;

describe("what is not there", () => {
  test.each(["/gateway/nothing", "/staff/nothing", "/cgi/nothing", "/nothing"])(
    "%s is answered in the envelope, in the language of the request [API-05]",
    async (url) => {
      for (const method of ["GET", "POST"] as const) {
        const answer = await app.inject({ method, url, headers: { "accept-language": "en" } });
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toEqual({
          success: false,
          error_code: errorCodes.unknown_path,
          error_message: "There is nothing at this address",
        });
      }
    },
  );
});

describe("what no column can hold is malformed input, not a fault of ours", () => {
  const malformed = [
    withQuery(queryItemList.path, { keywords: "\0" }),
    withQuery(queryItemList.path, { category_id: "3000000000" }),
    withQuery(queryOrderList.path, { status: "[99999]" }),
    withQuery(queryOrderList.path, { biz_attr_array: "[99999]" }),
    withQuery(queryOrderList.path, { out_oid: "\0" }),
    withQuery(queryLogisticsList.path, { search: '{"bizAttrArray":[99999]}' }),
    withQuery(queryLogisticsList.path, { search: '{"outOid":"\\u0000"}' }),
  ];
  test.each(malformed)("%s [API-05]", async (url) => {
    const ming = await customer();
    const answer = await ming.send(url, {});
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      success: false,
      error_code: errorCodes.invalid_input,
    });
  });

  test("an address that cannot be decoded is answered in the envelope, and not repeated [API-05]", async () => {
    const ming = await customer();
    const answer = await ming.send("/staff/boxes/%ff", { headers: { "accept-language": "th" } });
    expect(answer.status).toBe(400);
    const said = await answer.text();
    expect(said).not.toContain("%ff");
    expect(JSON.parse(said)).toMatchObject({
      success: false,
      error_code: errorCodes.invalid_input,
      error_message: expect.stringMatching(/[\u0e00-\u0e7f]/),
    });
  });

  test.each(["constructor", "__proto__", "toString"])(
    "a field called %s is nobody's, and left out [API-05]",
    async (name) => {
      const ming = await customer();
      const answer = await ming.send(withQuery(queryItemList.path, { [name]: "1" }), {});
      expect(answer.status).toBe(200);
    },
  );

  test("a multipart body that breaks off is no fault of ours [API-05]", async () => {
    const ming = await customer();
    const answer = await ming.send(uploadImage.path, {
      method: "POST",
      headers: {
        "content-type": "multipart/form-data; boundary=x",
        "x-sampan-client": "web",
      },
      body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf',
    });
    expect(answer.status).toBe(400);
  });

  test("files that no call asked for are left unread, and nothing else is asked of them", async () => {
    const stranger = visitor();
    const answer = await stranger.send(logOut.path, {
      method: "POST",
      headers: {
        "content-type": "multipart/form-data; boundary=x",
        "x-sampan-client": "web",
      },
      body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf',
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ success: true });
  });

  test("half a character is not stored [API-05]", async () => {
    const ming = await customer();
    const body = {
      consignee: "\ud800",
      phone: "0912345678",
      to: ["臺北市", "信義區"],
      detail: "市府路 1 號",
      postal_code: "11008",
    };
    const answer = await ming.send(saveAddress.path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-sampan-client": "test" },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
  });

  test("an address of a file that cannot be one leads nowhere [UPL-05]", async () => {
    expect((await visitor().send("/files/%00", {})).status).toBe(404);
  });
});
