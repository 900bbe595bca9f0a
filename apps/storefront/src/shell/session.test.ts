import { createQueryClient } from "@sampan/client/create-query-client";
import { bindSend, type Send } from "@sampan/client/send";
import type { SessionData } from "@sampan/contract/people/sessions/sessions";
import { afterEach, expect, test, vi } from "vitest";
import { cartNum } from "../trade/carts/device-lines.ts";
import { ensureSession, sessionQuery } from "./session.ts";

afterEach(() => void vi.unstubAllGlobals());

const session: SessionData = {
  account: "ming@people.test",
  uid: "0123456789ab",
  token: "a-public-name",
  user_d_o: {
    uid: "0123456789ab",
    account_type: "personal",
    name: "",
    nickname: "",
    gender: "",
    birthday: "",
    phone: "",
    email: "ming@people.test",
    sales_code: "",
    user_level: "classic",
    integral: 0,
    ext: {
      real_name_state: "none",
      real_name_reason: "",
      missing_fields: ["name", "nickname"],
    },
  },
  shop_d_o: { region: "TW", currency: "TWD" },
  session: { expires_at: "2026-11-27 10:00:00", ends_at: "2026-12-20 10:00:00" },
  user_level: "classic",
  region: "TW",
  currency: "TWD",
  language: null,
  hidden_features: [],
  business_categories: null,
  was_asked_business: true,
  favoured_groups: [],
  unread_notices: 0,
};

test("every page finds token and uid of the session and the number in the cart in one shared state [STAT-02] [SES-03]", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  const send = vi.fn<Send>(async () => Response.json({ success: true, data: session }));
  const client = createQueryClient();
  bindSend(client, send);

  await Promise.all([ensureSession(client, true), ensureSession(client, true)]);

  expect(client.getQueryData(sessionQuery.queryKey)?.data).toMatchObject({
    token: "a-public-name",
    uid: "0123456789ab",
  });
  cartNum.keep(3);
  expect(cartNum.read()).toBe(3);
  expect(send).toHaveBeenCalledTimes(1);
});

test("without a session cookie there is nobody, and nothing is asked", async () => {
  const send = vi.fn<Send>();
  const client = createQueryClient();
  bindSend(client, send);
  expect(await ensureSession(client, false)).toBeNull();
  expect(send).not.toHaveBeenCalled();
});
