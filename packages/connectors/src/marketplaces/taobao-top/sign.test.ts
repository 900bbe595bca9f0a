import { describe, expect, test } from "vitest";
import { signTop } from "./sign.ts";

const question = {
  method: "taobao.item.seller.get",
  app_key: "12345678",
  session: "test",
  timestamp: "2016-01-01 12:00:00",
  format: "json",
  v: "2.0",
  fields: "num_iid,title,nick,price,num",
  num_iid: "11223344",
};

describe("signing for the Taobao Open Platform", () => {
  test("with md5 gives the example it publishes", () => {
    const sign = signTop("md5", "helloworld", { ...question, sign_method: "md5" });
    expect(sign).toBe("66987CB115214E59E6EC978214934FB8");
  });

  test("with hmac keys MD5 with the secret", () => {
    const sign = signTop("hmac", "helloworld", { ...question, sign_method: "hmac" });
    expect(sign).toBe("D56D7858309C31B6251083A874D48273");
    const rfc2104 = signTop("hmac", Buffer.alloc(16, 0x0b), { Hi: " There" });
    expect(rfc2104).toBe("9294727A3638BB1C13F48EF8158BFC9D");
  });

  test("with hmac-sha256 keys SHA-256 with the secret", () => {
    const sign = signTop("hmac-sha256", "helloworld", { ...question, sign_method: "hmac-sha256" });
    expect(sign).toBe("04DB15AD0774D5CFCE2C837DE43E3FCEA9011ED74F3038FB6AB5F3C4CEA119E8");
    const rfc4231 = signTop("hmac-sha256", Buffer.alloc(20, 0x0b), { Hi: " There" });
    expect(rfc4231).toBe("B0344C61D8DB38535CA8AFCEAF0BF12B881DC200C9833DA726E9376C2E32CFF7");
  });
});
