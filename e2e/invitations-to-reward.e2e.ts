import { texts as th } from "@sampan/locales/server/th";
import { texts as zhTW } from "@sampan/locales/server/zh-TW";
import { carryToDoor } from "./support/carrying.ts";
import { expect, test } from "./support/journey.ts";
import { becomeBuyer } from "./support/new-buyer.ts";
import { logInByCall, registerNewcomer } from "./support/newcomer.ts";
import { comeFromElsewhere } from "./support/own-address.ts";
import { startProductOfAMonth } from "./support/product-of-a-month.ts";
import { confirmReceipt, openPhone, type Shopper } from "./support/shopper.ts";
import { pattern } from "./support/speech.ts";

/** The two weeks of claims, and a day. */
const days = 15;
/** What the demo's terms bring for a friend. */
const points = 200;

interface Inviter extends Shopper {
  /** What they log in with. */
  readonly mobile: string;
  readonly code: string;
  /** What the server says in their language. */
  readonly told: typeof zhTW | typeof th;
}

/** Somebody new, and the code on their screen. */
async function becomeInviter(phone: Shopper, region: "TW" | "TH"): Promise<Inviter> {
  const { page, say } = phone;
  const language = region === "TW" ? "zh-TW" : "th";
  const mobile = await registerNewcomer(page.request, region, { language });
  await page.goto("/QRCode");
  const drawn = page.getByRole("img", { name: pattern(say, "invitations.codeOf", ["code"]) });
  const said = (await drawn.getAttribute("aria-label")) ?? "";
  const told = region === "TW" ? zhTW : th;
  return { ...phone, mobile, told, code: /[0-9A-Z]{8}/.exec(said)?.[0] ?? "" };
}

/** Registers with a code on a phone of their own, orders, and confirms that it came, as whoever shops for the first time. */
async function shopAsFriend(
  friend: Shopper,
  baseURL: string,
  { code: sales_code, region }: { readonly code: string; readonly region: "TW" | "TH" },
): Promise<void> {
  await comeFromElsewhere(friend.page.context());
  await becomeBuyer(friend, baseURL, { region, amount: "5000", sales_code });
  const customer = region === "TW" ? "customer@sampan.test" : "thai@sampan.test";
  const tid = await carryToDoor(friend.page, baseURL, { customer, insurance: 3, pieces: 4 });
  await confirmReceipt(friend, tid);
}

/** The friend has received, and brings nothing as long as they can ask for their money back. */
async function seeItWait({ page, say }: Inviter): Promise<void> {
  await page.goto("/inviterList");
  const friends = page.getByRole("list", { name: say("invitations.friends") });
  await expect(friends.getByRole("listitem")).toHaveCount(1);
  await expect(friends).toContainText(say("invitations.stages.received"));
  await page.goto("/inviteEarnings");
  await expect(page.getByText(say("invitations.earnings.nothingYet"))).toBeVisible();
  await expect(
    page.getByText(say("invitations.earnings.states.held"), { exact: true }),
  ).toBeVisible();
}

/** It is paid: of the earnings, in the points, and told. */
async function seeItPaid({ page, say, told, mobile }: Inviter): Promise<void> {
  // A session is over after two weeks.
  await page.context().clearCookies({ name: "session_id" });
  await logInByCall(page, mobile);
  await page.goto("/inviteEarnings");
  const what = say("invitations.points", { count: points });
  const each = page.getByRole("list", { name: say("invitations.earnings.each") });
  const paid = each.getByRole("listitem").filter({ hasText: `+${what}` });
  await expect(async () => {
    await page.reload();
    await expect(paid).toContainText(say("invitations.earnings.states.paid"), { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole("region", { name: say("invitations.earnings.sum") })).toContainText(
    what,
  );
  await page.goto("/myIntegral");
  await expect(page.getByRole("region", { name: say("points.total") })).toContainText(
    String(points),
  );
  const rows = page.getByRole("region", { name: say("points.ledger") }).getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(told.ledger.invite_reward);
  await expect(rows).toContainText(say("points.after", { points }));
  await page.goto("/notice");
  await expect(page.getByText(told.messages.kinds.invite_points.title).first()).toBeVisible();
}

test("a friend who came by a code orders and receives, and once the days of refunds and claims are over whoever invited them reads the reward among earnings, points and notices, in Taiwan and in Thailand [INV-01] [INV-02]", async ({
  browser,
}) => {
  test.setTimeout(480_000);
  const product = await startProductOfAMonth(days);
  try {
    const inviters: Inviter[] = [];
    for (const region of ["TW", "TH"] as const) {
      const language = region === "TW" ? "zh-TW" : "th";
      const inviter = await becomeInviter(await openPhone(browser, product.url, language), region);
      const friend = await openPhone(browser, product.url, language);
      await shopAsFriend(friend, product.url, { code: inviter.code, region });
      await friend.page.context().close();
      await seeItWait(inviter);
      inviters.push(inviter);
    }
    product.pass();
    // Whoever comes next by a code brings on the hourly look at all of them.
    const next = await openPhone(browser, product.url, "zh-TW");
    const [first] = inviters;
    await registerNewcomer(next.page.request, "TW", { sales_code: first?.code ?? "" });
    for (const inviter of inviters) await seeItPaid(inviter);
    for (const { page } of [next, ...inviters]) await page.context().close();
  } finally {
    await product.stop();
  }
});
