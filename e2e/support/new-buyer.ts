import { registerNewcomer } from "./newcomer.ts";
import { saveHome, saveNames } from "./own-home.ts";
import { proveName, putMoney } from "./payee.ts";
import type { Shopper } from "./shopper.ts";

/** Becomes somebody new with a name that was proven, an address and so much money, whose orders are nobody else's. */
export async function becomeBuyer(
  shopper: Shopper,
  baseURL: string,
  {
    region,
    amount,
    sales_code = "",
  }: {
    readonly region: "TW" | "TH";
    readonly amount: string;
    /** Whose friend they are. */
    readonly sales_code?: string;
  },
): Promise<void> {
  const { request } = shopper.page;
  const language = region === "TW" ? "zh-TW" : "th";
  await registerNewcomer(request, region, { language, sales_code });
  await proveName(shopper, baseURL, region);
  await saveHome(request, region);
  await saveNames(request);
  await putMoney(shopper, baseURL, amount);
}
