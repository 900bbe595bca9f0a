import type { Page } from "@playwright/test";
import type { Shopper } from "./shopper.ts";

/** A field by what it is called. */
export const label = (of: Shopper, key: string) => of.page.getByLabel(of.say(key), { exact: true });
/** A button by what it is called. */
export const button = (of: Shopper, key: string) =>
  of.page.getByRole("button", { name: of.say(key), exact: true });

/** Whatever a page complains of itself fails the journey. */
export function failOnTrouble(page: Page): readonly string[] {
  const trouble: string[] = [];
  page.on("pageerror", (error) => trouble.push(error.message));
  return trouble;
}

interface Applied {
  readonly datalist: readonly { readonly number: string }[];
}

/** The number of the application that somebody sent last. */
export async function newestOf(page: Page): Promise<string> {
  const list = await page.request.get("/gateway/installer/installer_acct/query_withdraw_list");
  return ((await list.json()) as Applied).datalist[0]?.number ?? "";
}

/** The chip of one withdrawal in the history. */
export const stateOf = ({ page, say }: Shopper, number: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: number })
    .getByText(
      new RegExp(
        `^(${["waiting", "passed", "paid", "returned", "failed"]
          .map((state) => say(`withdrawals.history.state.${state}`))
          .join("|")})$`,
      ),
    )
    .first();
