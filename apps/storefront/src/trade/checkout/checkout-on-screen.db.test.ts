import { queryAddressList } from "@sampan/contract/people/addresses";
import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { createTrade, simulateCreateTrade } from "@sampan/contract/trade/orders/orders";
import { languages, type Language } from "@sampan/domain/kernel/language";
import { formatAmount } from "@sampan/domain/kernel/money";
import { createElement } from "react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { saveHome, wholeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { addressesQuery } from "../../people/addresses/addresses-query.ts";
import { drawn } from "../../shell/shown.ts";
import { speak } from "../../shell/speech.ts";
import { AddressPick } from "./address-pick.tsx";
import { addressOf, checkoutDraft, checkoutOf, type CheckoutDraft } from "./checkout-draft.ts";
import { previewQuery } from "./checkout-queries.ts";
import { DoorSum } from "./door-sum.tsx";
import { GoodsToCheckOut } from "./goods-to-check-out.tsx";
import type { HandedOverLines } from "./handed-over-lines.ts";
import { useCheckout } from "./use-checkout.ts";

/** The form of an order as it stands once the server has reckoned it: what is in the way, told where it is, and what it costs. */

const { customer, visitor, db, clock, needs } = await openTestApp();
const configuration = valueOf(await visitor().call(queryClientConfig, {}));
const stored = new Map<string, string>();

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterAll(() => void vi.unstubAllGlobals());

type Lines = HandedOverLines["lines"];
const nothingLacks: CheckoutDraft = {
  express: 1,
  transport: 9,
  is_tax_included: false,
  pay_mode: "twice",
  insurance: 3,
  remark: "",
  accepts_terms: true,
  accepts_claims: true,
};

/** The parts that look at goods, address and sum; what submitting would lead to stands in front of them. */
function Form({ lines }: { readonly lines: Lines }) {
  const checkout = useCheckout({ lines, from: "cart" });
  return createElement("form", { name: checkout.firstPart ?? "placed" }, [
    createElement(AddressPick, { key: "address", checkout }),
    createElement(GoodsToCheckOut, { key: "goods", checkout }),
    createElement(DoorSum, { key: "sum", checkout }),
  ]);
}

/** A customer with an address and these goods on the form, in every language; and what placing the order is answered. */
async function onForm(lines: Lines, draft: Partial<CheckoutDraft> = {}) {
  const ming = await customer();
  const home = await saveHome(ming);
  const choices = { ...nothingLacks, address_id: home, ...draft };
  checkoutDraft.keep(choices);
  const addresses = valueOf(await ming.call(queryAddressList, {}));
  const address = addressOf(choices, addresses.datalist, "TW");
  const order = checkoutOf({ lines }, choices, address);
  const preview = valueOf(await ming.call(simulateCreateTrade, { ...order, lines: [...lines] }));
  const read = (language: Language) =>
    drawn(
      Form,
      { lines },
      {
        configuration,
        language,
        answers: [
          [addressesQuery.queryKey, addresses],
          [previewQuery(order).queryKey, preview],
        ],
      },
    );
  return {
    read,
    preview: preview.data,
    placed: async () => refusalOf(await ming.call(createTrade, wholeOrder(home, lines))),
  };
}

test.each([
  {
    what: "more than there is [CHK-27]",
    wish: { stock: 3 },
    taken: 3,
    code: "over_stock" as const,
    values: { n: "" },
  },
  {
    what: "fewer than the least [CHK-28]",
    wish: { minimum_batch: 5 },
    taken: 5,
    code: "below_minimum_batch" as const,
    values: { n: "5" },
  },
])(
  "$what is told beside its line, submitting leads there, and no order comes of it",
  async (row) => {
    const { item_id } = await insertProduct(db, clock.now(), row.wish);
    const { read, placed } = await onForm([{ item_id, num: 4 }]);
    for (const language of languages) {
      const { say } = await speak(language);
      const form = await read(language);
      expect(form).toContain('<form name="goods">');
      const line = /<li.*<\/li>/s.exec(form)?.[0];
      expect(line).toContain('role="alert"');
      expect(line).toContain(say(`errors.${row.code}`, row.values));
    }
    expect(await placed()).toBe(row.code);
    const enough = await onForm([{ item_id, num: row.taken }]);
    expect(await enough.read("zh-TW")).toContain('<form name="placed">');
    expect(await enough.placed()).toBe("accepted");
  },
);

test("the same option twice is told, submitting leads there, and it is ordered once it stands there once [CHK-29]", async () => {
  const { item_id } = await insertProduct(db, clock.now());
  const twice = await onForm([
    { item_id, num: 1 },
    { item_id, num: 2 },
  ]);
  for (const language of languages) {
    const { say } = await speak(language);
    const form = await twice.read(language);
    expect(form).toContain('<form name="goods">');
    expect(form).toContain(say("errors.duplicate_goods"));
  }
  expect(await twice.placed()).toBe("duplicate_goods");
  const once = await onForm([{ item_id, num: 3 }]);
  expect(await once.read("zh-TW")).toContain('<form name="placed">');
  expect(await once.placed()).toBe("accepted");
});

test("insurance costs the chosen share of the goods, whatever their way to the warehouse costs, and says so [CHK-31]", async () => {
  const { say } = await speak("zh-TW");
  const rowOf = async (mainland_freight: number, insurance: number) => {
    const { item_id } = await insertProduct(db, clock.now(), { price: 10_000, mainland_freight });
    const { read } = await onForm([{ item_id, num: 2 }], { insurance });
    const form = (await read("zh-TW")).replaceAll(/<[^>]+>/g, "").replaceAll(/\s+/g, " ");
    const from = form.indexOf(say("sums.label.insurance", { percent: String(insurance) }));
    return from < 0 ? undefined : form.slice(from, from + 60);
  };
  // 200 yuan are 906.00 at 4.53: 2 %, 3 % and 4 % of it.
  for (const [insurance, amount] of [
    [2, 1_812],
    [3, 2_718],
    [4, 3_624],
  ] as const)
    for (const freight of [0, 5_000]) {
      const row = await rowOf(freight, insurance);
      expect(row).toContain(formatAmount(amount, "TWD").replaceAll(/\s/g, " "));
      expect(row).toContain(formatAmount(20_000, "CNY").replaceAll(/\s/g, " "));
    }
  expect(await rowOf(5_000, 0)).toBeUndefined();
});
