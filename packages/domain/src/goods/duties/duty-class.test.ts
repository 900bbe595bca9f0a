import { describe, expect, test } from "vitest";
import { dutyClassOf, type SetDutyClass } from "./duty-class.ts";
import { dutyBook } from "./testing/duty-book.ts";

const { words } = dutyBook;
const nobody = { own: null, kin: null };
const set = (duty_class: SetDutyClass["duty_class"], source: string): SetDutyClass => ({
  duty_class,
  source,
  address: "",
  read_on: "2026-11-20",
});

describe("the class of goods to a customs office", () => {
  test.each([
    ["夏季碎花连衣裙", "男装", "clothing"],
    ["蓝牙无线耳机", "", "audio"],
    ["大容量电脑包", "数码电器", "bags"],
    ["手机壳透明", "数码电器", "household"],
    ["智能手机 128G", "", "electronics"],
    ["不认识的东西", "男装", "clothing"],
  ])("of %s of %s is %s by its words", (item_name, category, duty_class) => {
    expect(dutyClassOf({ item_name, category, ...nobody }, words)).toEqual({
      duty_class,
      basis: "words",
      read: { source: "", address: "", read_on: "2026-11-01" },
    });
  });

  test("is nobody's to tell where no word leads to one", () => {
    const classed = { duty_class: undefined, basis: "nothing", read: null };
    for (const category of ["日用百货", ""])
      expect(dutyClassOf({ item_name: "不认识的东西", category, ...nobody }, words)).toEqual(
        classed,
      );
  });

  test("is what somebody set for the listing, before its category, before the words", () => {
    const goods = { item_name: "蓝牙无线耳机", category: "男装" };
    const own = set("toys", "A ruling");
    const kin = set("electronics", "The tariff, 85.17");
    expect(dutyClassOf({ ...goods, own, kin }, words)).toEqual({
      duty_class: "toys",
      basis: "listing",
      read: { source: "A ruling", address: "", read_on: "2026-11-20" },
    });
    expect(dutyClassOf({ ...goods, own: null, kin }, words)).toMatchObject({
      duty_class: "electronics",
      basis: "category",
      read: { source: "The tariff, 85.17" },
    });
  });
});
