import { payment } from "@sampan/locales/zh-TW/money/payments";
import { billedKinds } from "@sampan/domain/trade/charges/charge-lines";
import type { Texts } from "@sampan/locales/texts";
import { expect, test } from "vitest";
import { createTranslator } from "use-intl/core";
import { nameLine } from "./name-line.ts";

const say = createTranslator({
  locale: "zh-TW",
  messages: { payment } as unknown as Texts,
  namespace: "payment",
});

const nameCharge = (kind: string): string => `<${kind}>`;

test("names each line by what it is for", () => {
  const goods = { kind: "goods", name: "長袖T恤", num: 2, cny: 5_360, amount: 24_281 } as const;
  expect(nameLine(say, goods, nameCharge)).toBe("長袖T恤 × 2");
  const freight = { kind: "mainland_freight", cny: 800, amount: 3_624 } as const;
  expect(nameLine(say, { ...freight, name: "石橋一線製衣" }, nameCharge)).toBe(
    "內陸運費 石橋一線製衣",
  );
  expect(nameLine(say, freight, nameCharge)).toBe("內陸運費");
  const asked = { kind: "supplement", cny: null, amount: 5_000 } as const;
  expect(nameLine(say, asked, nameCharge)).toBe("補款");
  expect(nameLine(say, { ...asked, name: "換成大號" }, nameCharge)).toBe("換成大號");
});

test("leaves what a bill charges to the names that all pages share", () => {
  for (const kind of billedKinds)
    expect(nameLine(say, { kind, cny: null, amount: 100 }, nameCharge)).toBe(nameCharge(kind));
});

test("tells freight paid in advance from freight still estimated [PAY-04]", () => {
  const estimate = { kind: "freight_estimate", cny: null, amount: 45_000 } as const;
  expect(nameLine(say, estimate, nameCharge)).toBe("預估運費");
  expect(nameLine(say, { ...estimate, amount: -45_000 }, nameCharge)).toBe("下單時預付的運費");
});
