import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { createClaim } from "@sampan/contract/logistics/claims/claims";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import type { Player } from "../../demo/seed/open-stage.ts";
import { atDesk } from "./speech.ts";

/** What a customer photographs of broken goods. */
export const damagePhoto = join(import.meta.dirname, "../../demo/pictures/parcel-on-scale.webp");

/** A piece of an order's first line, claimed with a photo; answers the claim's number. */
export async function claimByCall(page: Page, buyer: Player, tid: string): Promise<string> {
  const headers = { "x-sampan-client": "web" };
  const file = { name: "photo.webp", mimeType: "image/webp", buffer: readFileSync(damagePhoto) };
  const stored = await page.request.post("/cgi/upload/file/misc/image/", {
    headers,
    multipart: { kind: "claim", file },
  });
  const { data } = (await stored.json()) as { data: { url: string } };
  const order = await buyer.call(getOrderDetail, { tid });
  const oid = order.data.items[0]?.oid ?? "";
  const claim = { oid, num: 1, content: "杯口裂了", imgs: [data.url] };
  return (await buyer.call(createClaim, claim)).data.id;
}

/** The claim's pane at a desk of the console, with somebody of that role sitting at it. */
export async function openClaim(desk: Page, id: string, tab: string) {
  await desk.goto(`/console/claims?tab=${tab}&id=${id}`);
  return desk.getByRole("region", { name: atDesk("consoleClaims.pane", { number: id }) });
}
