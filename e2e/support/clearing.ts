import { expect, type Page } from "@playwright/test";
import { queryClearance } from "@sampan/contract/logistics/clearance/clearance";
import { settled } from "./settled.ts";
import type { Shopper } from "./shopper.ts";
import { atDesk, type Say } from "./speech.ts";

const at: Say = (key, values) => atDesk(`consoleClearance.${key}`, values);

/** Opens what a parcel is declared as, once its owner is asked: the house asks by itself a moment after the freight is paid. */
export async function openDeclaration({ page, say }: Shopper, parcel: string): Promise<void> {
  const address = `${queryClearance.path}?tid=${parcel}`;
  await expect
    .poll(async () => (await (await page.request.get(address)).json()).data?.state)
    .toBe("asked");
  await page.goto(`/clearance/${parcel}`);
  await settled(page);
  await expect(page.getByRole("heading", { name: say("clearance.who.customer") })).toBeVisible();
}

/** Confirms it as it stands, by whoever declared for this account before. */
export async function confirmDeclaration({ page, say }: Shopper): Promise<void> {
  await page.getByRole("button", { name: say("clearance.confirm") }).tap();
  await expect(page.getByRole("heading", { name: say("clearance.who.desk") })).toBeVisible();
}

/** The desk writes down what the broker said. */
export async function writeDown(
  desk: Page,
  {
    parcel,
    act,
    note,
    proof,
  }: {
    parcel: string;
    act: "request" | "match";
    note: string;
    /** A picture that shows it, as a file on this machine. */
    proof?: string;
  },
): Promise<void> {
  const pane = desk.getByRole("region", { name: at("pane", { tid: parcel }) });
  await pane.getByRole("button", { name: at(`acts.${act}`) }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel(at("evidence")).fill(note);
  if (proof !== undefined) {
    await dialog.locator("input[type=file]").setInputFiles(proof);
    await expect(dialog.getByAltText(at("proofs.shown", { index: 1 }))).toBeVisible();
  }
  await dialog.getByRole("button", { name: at("record") }).click();
  await expect(dialog).toBeHidden();
}

/** Sent to the broker and confirmed in EZ WAY, as the desk writes both down. */
export async function clearAtDesk(desk: Page, parcel: string): Promise<void> {
  await desk.goto(`/console/clearance?tab=desk&tid=${parcel}`);
  await writeDown(desk, { parcel, act: "request", note: "" });
  await desk.goto(`/console/clearance?tab=customer&tid=${parcel}`);
  await writeDown(desk, { parcel, act: "match", note: "關貿回報：申報相符" });
}
