import { createHash } from "node:crypto";
import { type APIRequestContext, expect, request } from "@playwright/test";
import { demoPassword } from "./desks.ts";

/** Somebody at a desk, who makes calls; whoever asked for them lets them go (`dispose`). */
export async function sitDown(baseURL: string, role: string): Promise<APIRequestContext> {
  const extraHTTPHeaders = { "x-sampan-client": "web" };
  const desk = await request.newContext({ baseURL, extraHTTPHeaders });
  const password = createHash("sha256").update(demoPassword).digest("hex");
  const data = { email: `${role}@sampan.test`, password };
  const entered = await desk.post("/staff/login", { data });
  expect(entered.ok()).toBe(true);
  return desk;
}
