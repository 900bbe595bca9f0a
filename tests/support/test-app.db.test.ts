import * as sessions from "@sampan/contract/people/sessions/sessions";
import { expect, test } from "vitest";
import { openTestApp } from "./test-app.ts";
import { valueOf } from "./value-of.ts";

const { customer, visitor } = await openTestApp();

test("a customer of a test is logged in, a visitor is not", async () => {
  const ming = await customer({ region: "TH" });
  const state = valueOf(await ming.call(sessions.getSessionState, {}));
  expect(state.data).toMatchObject({ uid: ming.uid, currency: "THB" });
  expect(valueOf(await visitor().call(sessions.getSessionState, {})).data).toBeNull();
});
