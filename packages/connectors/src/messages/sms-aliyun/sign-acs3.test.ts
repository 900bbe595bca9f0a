import { expect, test } from "vitest";
import { signAcs3, writeAcs3Query } from "./sign-acs3.ts";

const key = { accessKeyId: "YourAccessKeyId", accessKeySecret: "YourAccessKeySecret" };

test("a request is signed as Alibaba Cloud's own example of version 3", () => {
  const headers = signAcs3(
    {
      host: "ecs.cn-shanghai.aliyuncs.com",
      path: "/",
      action: "RunInstances",
      version: "2014-05-26",
      query: {
        RegionId: "cn-shanghai",
        ImageId: "win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd",
      },
      nonce: "3156853299f313e23d1673dc12e1703d",
      now: new Date("2023-10-26T10:22:32.000Z"),
    },
    key,
  );
  expect(headers["authorization"]).toBe(
    "ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0",
  );
});

test("signs that an address leaves bare are encoded before they are signed", () => {
  expect(writeAcs3Query({ Message: "驗證碼 (1*2)!", To: "886912345678" })).toBe(
    "Message=%E9%A9%97%E8%AD%89%E7%A2%BC%20%281%2A2%29%21&To=886912345678",
  );
});
