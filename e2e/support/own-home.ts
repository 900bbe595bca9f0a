import type { APIRequestContext } from "@playwright/test";
import { expect } from "./journey.ts";

const homes = {
  TW: { to: ["臺北市", "信義區"], postal_code: "11008", phone: "0912345678" },
  TH: {
    to: ["กรุงเทพมหานคร", "เขตพระนคร", "พระบรมมหาราชวัง"],
    postal_code: "10200",
    phone: "0812345678",
  },
} as const;

/** Saves a place to deliver to, which is where everything goes from then on. */
export async function saveHome(api: APIRequestContext, region: keyof typeof homes): Promise<void> {
  const { to, ...home } = homes[region];
  const saved = await api.post("/gateway/user/save_address", {
    headers: { "x-sampan-client": "web" },
    form: {
      ...home,
      to: JSON.stringify(to),
      consignee: "林小舟",
      detail: "市府路 1 號",
      is_default: 1,
    },
  });
  expect(await saved.json()).toMatchObject({ success: true });
}

/** Whoever orders is called something first. */
export async function saveNames(api: APIRequestContext): Promise<void> {
  const edit = { name: "林小舟", nickname: "小舟" };
  const saved = await api.post("/gateway/user/update_user_info", {
    headers: { "x-sampan-client": "web" },
    form: { edit_request: JSON.stringify(edit) },
  });
  expect(await saved.json()).toMatchObject({ success: true });
}
