import type { Address } from "@sampan/contract/people/addresses";
import { describe, expect, test } from "vitest";
import { addressOf, checkoutOf } from "./checkout-draft.ts";

const address = (id: string, given: Partial<Address> = {}): Address => ({
  id,
  consignee: "林怡君",
  phone: "0912345678",
  region: "TW",
  to: ["臺北市", "大安區"],
  detail: "和平東路二段106號",
  postal_code: "10644",
  is_default: 0,
  ...given,
});

describe("the address of a checkout", () => {
  const book = [address("1"), address("2", { is_default: 1 }), address("3", { region: "TH" })];

  test("is the default one until another is chosen [CHK-02]", () => {
    expect(addressOf({}, book, "TW")?.id).toBe("2");
    expect(addressOf({ address_id: "1" }, book, "TW")?.id).toBe("1");
  });

  test("is asked for where no default exists [CHK-02]", () => {
    expect(addressOf({}, [address("1")], "TW")).toBeUndefined();
  });

  test("is never one of another region, nor one that is gone", () => {
    expect(addressOf({ address_id: "3" }, book, "TW")?.id).toBe("2");
    expect(addressOf({ address_id: "9" }, book, "TW")?.id).toBe("2");
    expect(addressOf({}, book, "TH")).toBeUndefined();
  });
});

test("an order carries the chosen lines, and nothing that was not chosen", () => {
  const lines = [{ item_id: "605", num: 4, cart_id: "c1" }];
  const draft = { remark: "", accepts_terms: true, accepts_claims: true, transport: 9 };
  const order = checkoutOf({ lines }, draft, undefined);
  expect(JSON.parse(JSON.stringify(order))).toEqual({ lines, transport: 9 });
});
