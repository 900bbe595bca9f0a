import { expect, type Page } from "@playwright/test";
import type { InputOf } from "@sampan/contract/kernel/call";
import type { addPage, PageRow } from "@sampan/contract/shop/pages/staff-pages";
import { type PageWish, pageWish } from "../../tests/support/test-pages.ts";

type Desk = Pick<Page, "request">;
type Named = Pick<PageRow, "id" | "version">;
const client = { "x-sampan-client": "web" };

/** Writes a page by the calls of the desk and publishes it; whoever does takes it away again. */
export async function publishPage(desk: Desk, change: Partial<PageWish>): Promise<Named> {
  const wish: InputOf<typeof addPage> = pageWish(new Date(), change);
  return step(desk, "publish", await step(desk, "", wish));
}

export const unpublishPage = (desk: Desk, page: Named): Promise<Named> =>
  step(desk, "unpublish", page);

async function step(desk: Desk, name: "" | "publish" | "unpublish", given: Named | PageWish) {
  const [path, data] =
    "id" in given
      ? [`/staff/pages/${given.id}/${name}`, { version: given.version }]
      : ["/staff/pages", given];
  const done = await desk.request.post(path, { headers: client, data });
  const answer = (await done.json()) as { readonly data: Named };
  expect(answer).toMatchObject({ success: true });
  return answer.data;
}
