import { createHash, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { errorCodes } from "@sampan/contract/kernel/error-codes";
import { demoPassword } from "./desks.ts";
import { expect } from "./journey.ts";
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

/** Applies for 2,000 unless that was done today already: once a day is all there is. */
export async function applyByCall(page: Page): Promise<void> {
  const folder = "/gateway/installer/installer_acct";
  const cards = await page.request.get(`${folder}/get_number_by_uid`);
  const { datalist } = (await cards.json()) as { datalist: readonly { id: string }[] };
  const password = createHash("sha256").update(demoPassword).digest("hex");
  const answer = await page.request.post(`${folder}/create_withdraw`, {
    headers: { "x-sampan-client": "web", "idempotency-key": randomUUID() },
    form: { number_id: datalist[0]?.id ?? "", amount: 200_000, password },
  });
  const { success, error_code } = (await answer.json()) as Record<string, unknown>;
  expect(success === true || error_code === errorCodes.withdrawn_today).toBe(true);
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
