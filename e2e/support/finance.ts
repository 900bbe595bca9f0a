import { expect } from "@playwright/test";
import { sitDown } from "./sit-down.ts";

/** Finance at their desk finds a declared transfer by its serial number and turns it down. */
export async function rejectTransfer(
  baseURL: string,
  { payNo, reason }: { readonly payNo: string; readonly reason: string },
): Promise<void> {
  const desk = await sitDown(baseURL, "finance");
  const list = await desk.get("/staff/topups", { params: { page_size: 100 } });
  const { datalist } = (await list.json()) as {
    datalist: readonly { number: string; pay_no: string }[];
  };
  const number = datalist.find(({ pay_no }) => pay_no === payNo)?.number ?? "";
  const rejected = await desk.post(`/staff/topups/${number}/reject`, { data: { reason } });
  expect(rejected.ok()).toBe(true);
  await desk.dispose();
}
