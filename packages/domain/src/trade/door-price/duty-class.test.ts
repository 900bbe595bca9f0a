import { expect, test } from "vitest";
import { assumeDutyClass } from "./duty-class.ts";

test.each([
  ["夏季碎花连衣裙", "女装", "clothing"],
  ["蓝牙无线耳机", "", "audio"],
  ["大容量电脑包", "数码电器", "bags"],
  ["手机壳透明", "数码电器", "household"],
  ["智能手机 128G", "", "electronics"],
  ["不认识的东西", "男装", "clothing"],
  ["不认识的东西", "日用百货", undefined],
  ["", "", undefined],
])("%s of %s is %s", (title, category, duty_class) => {
  expect(assumeDutyClass(title, category)).toBe(duty_class);
});
