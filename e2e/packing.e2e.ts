import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryStoredParcels } from "@sampan/contract/logistics/merging/merging";
import type { queryLogisticsList } from "@sampan/contract/logistics/parcels/parcels";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { expectAccessible } from "./support/accessible.ts";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { settled } from "./support/settled.ts";
import { atDesk, type Say, speak } from "./support/speech.ts";

const say = speak("zh-TW");
const said: Say = (key, values) => atDesk(`consolePacking.${key}`, values);
const measured: Say = (key, values) => atDesk(`consoleWarehouse.${key}`, values);
const photo = join(import.meta.dirname, "../demo/pictures/parcel-on-scale.webp");
const wire = "/gateway/installer/logistics";

type Merged = OutputOf<typeof queryLogisticsList>["datalist"][number];
type Part = OutputOf<typeof queryStoredParcels>["datalist"][number];

/** The firm's merged parcel of the demo, taken apart and asked for anew: nobody has packed it, however often this is walked. */
async function mergeAnew({ request }: Page): Promise<{ tid: string; parts: readonly Part[] }> {
  const post = async (path: string, form: Record<string, string | number>) => {
    const headers = { "x-sampan-client": "web", "idempotency-key": randomUUID() };
    const answer = await request.post(`${wire}/${path}`, { headers, form });
    expect(await answer.json()).toMatchObject({ success: true });
    return (await answer.json()) as { data: { tid: string } };
  };
  const listed = await request.get(`${wire}/query_logistics_list`, {
    params: { search: JSON.stringify({ pageSize: 100 }) },
  });
  const { datalist } = (await listed.json()) as { datalist: Merged[] };
  const [merged] = datalist.filter(({ part_tids }) => part_tids.length > 1);
  if (!merged) throw new Error("the firm of the demo has merged no parcels");
  await post("split_package", { tid: merged.tid });
  const stored = (await (await request.get(`${wire}/query_stored_parcels`)).json()) as {
    datalist: Part[];
  };
  const parts = stored.datalist.filter(({ tid }) => merged.part_tids.includes(tid));
  const book = (await (await request.get("/gateway/user/query_address_list")).json()) as {
    datalist: { id: string }[];
  };
  const { data } = await post("merge_packages", {
    tids: JSON.stringify(parts.map(({ tid }) => tid)),
    address_id: book.datalist[0]?.id ?? "",
    express: 1,
    transport: 9,
    insurance: 2,
  });
  return { tid: data.tid, parts };
}

test("a merged parcel is packed by scan, scale and camera at its desk, and its owner sees the box [BO-19] [BO-14] [PKG-12]", async ({
  page,
  browser,
  baseURL,
}) => {
  await logInByCall(page, "business@sampan.test");
  const { tid, parts } = await mergeAnew(page);
  const [first, ...others] = parts;
  const desk = await openDesk(browser, baseURL ?? "", "warehouse");
  await desk.goto("/console/packing");
  await expect(desk.getByRole("button", { name: tid })).toBeVisible();
  // Any number on the table opens its box, with that parcel in it.
  await desk
    .getByRole("textbox", { name: measured("expressNo"), exact: true })
    .fill(first?.express_no ?? "");
  await desk.keyboard.press("Enter");
  const box = desk.getByRole("form", { name: said("parcel", { tid }) });
  const rowOf = (part: string) => box.getByRole("listitem", { name: part, exact: true });
  await expect(rowOf(first?.tid ?? "")).toContainText(said("parts.in"));
  const scan = async (number: string) => {
    await desk.getByRole("textbox", { name: said("scan.number") }).fill(number);
    await desk.keyboard.press("Enter");
  };
  await scan("YT00000000");
  await expect(desk.getByText(said("scan.foreign", { number: "YT00000000" }))).toBeVisible();
  const complete = box.getByRole("button", { name: said("complete") });
  await expect(box.getByText(said("scanFirst", { count: others.length }))).toBeVisible();
  for (const { express_no } of others) await scan(express_no);
  await expect(box.getByText(said("consequence"))).toBeVisible();
  // What lies in it is photographed before it is closed.
  const photos = box.getByLabel(measured("photoFile"));
  await photos.setInputFiles(photo);
  await expect(
    box.getByRole("img", { name: measured("photoOf", { number: 1 }) }).first(),
  ).toBeVisible();
  // The scale has the keyboard now.
  await box.getByLabel(measured("weight")).focus();
  await desk.keyboard.type("0");
  await expect(box.getByText(said("scale.empty"))).toBeVisible();
  await expect(complete).toBeDisabled();
  const before_g = parts.reduce((total, { weight_g }) => total + (weight_g ?? 0), 0);
  const weight = box.getByLabel(measured("weight"));
  for (const side of ["length", "width", "height"]) await box.getByLabel(measured(side)).fill("40");
  await weight.fill("900");
  const before = formatKilograms(before_g);
  await expect(
    box.getByText(said("scale.impossible", { weight: formatKilograms(900_000), before })),
  ).toBeVisible();
  await weight.fill(formatKilograms(before_g - 50));
  await expect(box.getByText(said("scale.expected", { before }))).toBeVisible();
  // What its owner will read stands there before it is done.
  const sees = box.getByRole("region", { name: said("sees.title") });
  await expect(sees.getByRole("listitem").first()).toContainText(/NT\$/);
  await expect(
    desk.getByRole("listitem").filter({ hasText: said("step.photograph") }),
  ).toHaveAttribute("aria-current", "step");
  // On the scale it is closed: the next picture is of the box.
  await expect(box.getByRole("radio", { name: said("shots.closed") })).toBeChecked();
  await expect(box.getByRole("img", { name: measured("photoOf", { number: 1 }) })).toHaveCount(0);
  await photos.setInputFiles(photo);
  await expect(
    box.getByRole("img", { name: measured("photoOf", { number: 1 }) }).first(),
  ).toBeVisible();
  const { violations } = await new AxeBuilder({ page: desk }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await complete.click();
  await expect(desk.getByText(said("done", { tid }))).toBeVisible();
  await expect(desk.getByRole("button", { name: tid })).toBeHidden();
  // Its label is a key away, and sent to whatever prints here.
  await expect(desk.getByRole("region", { name: said("packed.title", { tid }) })).toBeVisible();
  const label = desk.waitForEvent("download");
  await desk.keyboard.press("F8");
  expect((await label).suggestedFilename()).toBe(`${tid}.pdf`);
  await desk.goto(`/console/packing?number=${tid}`);
  await expect(desk.getByText(said("gone", { number: tid }))).toBeVisible();

  await page.goto(`/packageDetail/${tid}`);
  await settled(page);
  await expect(page.getByText(say("merging.packed"))).toBeVisible();
  await expect(page.getByRole("main")).toContainText(formatKilograms(before_g - 50));
  await expect(page.locator("img[src*='/files/']").first()).toBeVisible();
  for (const language of ["zh-TW", "th"] as const) {
    const words = speak(language);
    await page.context().addCookies([{ name: "lang", value: language, url: baseURL ?? "" }]);
    await page.goto(`/packageDetail/${tid}`);
    await settled(page);
    const evidence = page.getByRole("region", { name: words("merging.evidence.title") });
    await expect(evidence).toContainText(formatKilograms(before_g));
    for (const key of ["contentsPhoto", "closedPhoto"])
      await expect(
        evidence.getByRole("img", { name: words(`merging.evidence.${key}`, { tid }) }),
      ).toBeVisible();
    await expectAccessible(page, [page.url()]);
    await page.setViewportSize({ width: 390, height: 844 });
  }
});
