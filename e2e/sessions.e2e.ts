import { formatAmount } from "@sampan/domain/kernel/money";
import { readHoldings } from "./support/account.ts";
import { expect, test } from "./support/journey.ts";
import { approveByCall, checkOut } from "./support/ordering.ts";
import { chooseEverything } from "./support/shell-journey.ts";
import { pay } from "./support/shopper.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");

test("with a session somebody orders, pays and looks into the wallet; once it has ended, each asks for the log-in [SES-02]", async ({
  page,
  baseURL,
}) => {
  await checkOut(page);
  await chooseEverything(page);
  await page.getByRole("button", { name: say("settlement.submit"), exact: true }).tap();
  await expect(page).toHaveURL(/\/orderSuccess\?tid=SP/);
  const tid = new URL(page.url()).searchParams.get("tid") ?? "";
  await approveByCall(baseURL ?? "", tid);
  await pay({ page, say }, tid);
  await page.goto("/myWallet");
  const { balance } = await readHoldings(page.request);
  await expect(page.getByRole("main")).toContainText(
    formatAmount(balance, "TWD").replace(/^\S+\s/, ""),
  );
  await page.context().clearCookies({ name: "session_id" });
  for (const address of ["/settlement", `/payment/${tid}`, "/myWallet"]) {
    await page.goto(address);
    await expect(page).toHaveURL(new RegExp(`/login\\?redirect=${encodeURIComponent(address)}`));
  }
});
