import { createHash } from "node:crypto";
import { expect, request } from "@playwright/test";
import { demoPassword } from "./desks.ts";

const headers = { "x-sampan-client": "web" };

/** Finance at their desk finds a declared transfer by its serial number and turns it down. */
export async function rejectTransfer(
  baseURL: string,
  { payNo, reason }: { readonly payNo: string; readonly reason: string },
): Promise<void> {
  const desk = await request.newContext({ baseURL, extraHTTPHeaders: headers });
  const password = createHash("sha256").update(demoPassword).digest("hex");
  const entered = await desk.post("/staff/login", {
    data: { email: "finance@sampan.test", password },
  });
  expect(entered.ok()).toBe(true);
  const list = await desk.get("/staff/topups", { params: { page_size: 100 } });
  const { datalist } = (await list.json()) as {
    datalist: readonly { number: string; pay_no: string }[];
  };
  const number = datalist.find(({ pay_no }) => pay_no === payNo)?.number ?? "";
  const rejected = await desk.post(`/staff/topups/${number}/reject`, { data: { reason } });
  expect(rejected.ok()).toBe(true);
  await desk.dispose();
}
