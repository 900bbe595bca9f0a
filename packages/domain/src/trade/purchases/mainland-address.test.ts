import { expect, test } from "vitest";
import { readMainlandAddress } from "./mainland-address.ts";

test("an address is read into its parts, with the telephone at its end", () => {
  expect(
    readMainlandAddress("广东省广州市白云区石井街道石沙路 318 号 B2 仓，电话 020-3629 0188"),
  ).toEqual({
    province: "广东省",
    city: "广州市",
    area: "白云区",
    address: "石井街道石沙路 318 号 B2 仓",
    phone: "02036290188",
  });
});

test("a city without a province is one itself, and a county is an area", () => {
  expect(readMainlandAddress("上海市浦东新区张江路 1 号 电话：13800000000")).toMatchObject({
    province: "上海市",
    area: "浦东新区",
    phone: "13800000000",
  });
  expect(readMainlandAddress("浙江省金华市义乌市北苑街道 2 号，电话 0579-85550000")).toMatchObject({
    city: "金华市",
    area: "义乌市",
  });
});

test("spaces around it and between its parts are none of it, and the telephone may follow at once", () => {
  const parts = { province: "广东省", city: "广州市", area: "白云区", address: "石井街道 2 号" };
  const written = (end: string) => readMainlandAddress(`  广东省广州市白云区 石井街道 2 号${end}`);
  for (const end of ["， 电话：020 36290188 ", "电话02036290188", ",电话: 02036290188"])
    expect(written(end)).toEqual({ ...parts, phone: "02036290188" });
});

test.each([
  "我们在中国大陆的仓库在这里：广东省广州市白云区石井街道，电话 02036290188",
  "广东省广州市白云区石井街道，电话 02036290188 找王先生",
  "",
  "石井街道石沙路 318 号",
  "广东省广州市白云区石井街道，没有电话",
  "广州市电话 020",
])("%j leaves a part open", (text) => {
  expect(readMainlandAddress(text)).toBeUndefined();
});
