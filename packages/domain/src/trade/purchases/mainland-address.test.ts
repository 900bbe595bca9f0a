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

test.each(["", "石井街道石沙路 318 号", "广东省广州市白云区石井街道，没有电话", "广州市电话 020"])(
  "%j leaves a part open",
  (text) => {
    expect(readMainlandAddress(text)).toBeUndefined();
  },
);
