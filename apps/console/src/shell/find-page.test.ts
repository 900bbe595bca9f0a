import { rightsOf, type StaffRole } from "@sampan/domain/kernel/rights";
import { describe, expect, test } from "vitest";
import { findPage } from "./find-page.ts";

const pageFor = (role: StaffRole, text: string) => findPage(text, rightsOf(role));

describe("finding the page of something typed", () => {
  test("opens an order by its number, however it was typed", () => {
    expect(pageFor("buyer", " sp261120ab12cd ")).toMatchObject({
      to: "/orders/$tid",
      params: { tid: "SP261120ab12cd" },
    });
  });

  test("opens a customer by uid for those who may see customers", () => {
    expect(pageFor("finance", "k3v9q2m7x0ab")).toMatchObject({ to: "/customers/$uid" });
    expect(pageFor("billing", "k3v9q2m7x0ab")).toMatchObject({ to: "/orders" });
  });

  test("brings a scanned express number to the desk that receives it", () => {
    expect(pageFor("warehouse", "YT 8842 0195 7731")).toMatchObject({
      to: "/receive",
      search: { express: "YT884201957731" },
    });
    expect(pageFor("buyer", "YT884201957731")).toMatchObject({ to: "/orders" });
  });

  test("looks for people by name, mail or mobile number", () => {
    for (const text of ["陳柏宇", "chen@sampan.test", "0912345678", "+66812345678"])
      expect(pageFor("service", text)).toMatchObject({
        to: "/customers",
        search: { search: text },
      });
  });

  test("leads nowhere without a right, or without a word", () => {
    expect(pageFor("catalogue", "SP261120ab12cd")).toBeUndefined();
    expect(pageFor("admin", "  ")).toBeUndefined();
  });
});
