import { expect, test } from "vitest";
import { remainingPieces } from "./remaining-pieces.ts";

test("what a seller has still to send is what was ordered less every batch [BO-12]", () => {
  const item = {
    oid: "SP261120ab12cd-1",
    item_name: "V 领上衣",
    image: "",
    pictures: [],
    url: "",
    thid_item_id: "1",
    props: {},
    ordered_props: null,
    price: 2480,
    num: 10,
    status: 20,
    out_oid: "225001765741",
    paid_price: 2480,
    cost: null,
    question: null,
    choice: null,
    delay: null,
    shipments: [
      { express_no: "YT1000", carrier: "圆通", num: 4 },
      { express_no: "YT1001", carrier: "圆通", num: 3 },
    ],
  };
  expect(remainingPieces(item)).toBe(3);
  expect(remainingPieces({ ...item, shipments: [] })).toBe(10);
});
