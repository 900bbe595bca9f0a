import { join } from "node:path";
import { expect } from "./journey.ts";
import { sitDown } from "./sit-down.ts";
import { declareTransfer, type Shopper } from "./shopper.ts";

const voucher = join(import.meta.dirname, "../../demo/pictures/bank-voucher.webp");
const headers = { "x-sampan-client": "web" };
/** Whoever proves a name here is called so. */
export const provenName = "林小舟";

/** A transfer of so much, which finance finds and credits. */
export async function putMoney(shopper: Shopper, baseURL: string, amount: string): Promise<void> {
  const payNo = `CLOSE${Date.now()}`;
  await declareTransfer(shopper, { amount, payNo, voucher });
  const finance = await sitDown(baseURL, "finance");
  const list = await finance.get("/staff/topups", { params: { page_size: 100 } });
  const { datalist } = (await list.json()) as {
    datalist: readonly { number: string; pay_no: string }[];
  };
  const number = datalist.find(({ pay_no }) => pay_no === payNo)?.number ?? "";
  const approved = await finance.post(`/staff/topups/${number}/approve`, {
    data: { reason: "網路銀行已見入帳" },
  });
  expect(await approved.json()).toMatchObject({ success: true });
  await finance.dispose();
}

const idCards = { TW: "A123456789", TH: "1101700230708" };

/** A name that service has looked at. */
export async function proveName(
  { page }: Shopper,
  baseURL: string,
  region: keyof typeof idCards = "TW",
): Promise<void> {
  const form = { real_name: provenName, id_card: idCards[region] };
  const submitted = await page.request.post("/gateway/user/installer/set_idcard", {
    headers,
    form,
  });
  expect(await submitted.json()).toMatchObject({ success: true });
  const answer = await page.request.get("/gateway/user/get_user_by_id");
  const { uid } = ((await answer.json()) as { data: { uid: string } }).data;
  const service = await sitDown(baseURL, "service");
  const which = { uid, kind: "real_name" };
  await service.post("/staff/identities/claim", { data: which });
  await service.post("/staff/identities/open", { data: { ...which, purpose: "verification" } });
  const decided = await service.post("/staff/identities/decide", {
    data: { ...which, decision: "verified" },
  });
  expect(await decided.json()).toMatchObject({ success: true });
  await service.dispose();
}
