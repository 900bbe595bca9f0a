import { registerNewcomer } from "./newcomer.ts";
import { saveHome, saveNames } from "./own-home.ts";
import { proveName, putMoney } from "./payee.ts";
import type { Shopper } from "./shopper.ts";

/** Becomes somebody new with a name that was proven, an address and so much money, whose orders are nobody else's. */
export async function becomeBuyer(
  shopper: Shopper,
  baseURL: string,
  { region, amount }: { readonly region: "TW" | "TH"; readonly amount: string },
): Promise<void> {
  const { request } = shopper.page;
  await registerNewcomer(request, region, { language: region === "TW" ? "zh-TW" : "th" });
  await proveName(shopper, baseURL, region);
  await saveHome(request, region);
  await saveNames(request);
  await putMoney(shopper, baseURL, amount);
}
