import { expect, test } from "vitest";
import { signTaobaoGlobal } from "./sign.ts";

test("signs the example Taobao Global publishes", () => {
  const sign = signTaobaoGlobal("helloworld", "/order/get", {
    order_id: "1234",
    access_token: "test",
    app_key: "123456",
    sign_method: "sha256",
    timestamp: "1517820392000",
    sign: "is never part of itself",
  });
  expect(sign).toBe("4190D32361CFB9581350222F345CB77F3B19F0E31D162316848A2C1FFD5FAB4A");
});
