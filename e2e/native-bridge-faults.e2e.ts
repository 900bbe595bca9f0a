import { expect, openReady, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { checkOut } from "./support/ordering.ts";
import { insideShell, shellForms, shellSays, toldShell } from "./support/reference-shell.ts";
import { addressCard, answerTo, chooseEverything } from "./support/shell-journey.ts";
import { settled } from "./support/settled.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");
const dress = "/goodsDetailAgent/650313400081?platform=3";

test.describe("an app that cannot be relied on", () => {
  test("and stays silent leaves every function its browser path [NATV-16]", async ({ page }) => {
    await checkOut(page);
    await insideShell(page, { form: "posted", manner: "silent" });
    await page.reload();
    await settled(page);
    await addressCard(page).tap();
    const book = page.getByRole("dialog", { name: say("settlement.address") });
    await expect(book).toBeVisible();
    await book.getByRole("radio").nth(1).tap();
    await expect(book).toBeHidden();
    await chooseEverything(page);
    await page.getByRole("button", { name: say("settlement.submit"), exact: true }).tap();
    await expect(page).toHaveURL(/\/orderSuccess\?tid=SP/);
  });

  test("and names an address of nobody's book leaves the choice to the page [ADDR-13]", async ({
    page,
  }) => {
    await checkOut(page);
    const lie = { selectAddress: { id: "0123456789ABCDEFGHJK" } };
    await insideShell(page, { form: "injected", answers: lie, manner: "repeats" });
    await page.reload();
    await settled(page);
    await addressCard(page).tap();
    await expect(page.getByRole("dialog", { name: say("settlement.address") })).toBeVisible();
  });

  test("and sends what is malformed, huge or unknown changes nothing [NATV-17]", async ({
    page,
  }) => {
    await insideShell(page, { form: "posted" });
    await openReady(page, "/leaderboard");
    for (const message of [
      "{",
      "null",
      "[]",
      '{"v":1,"id":"x","name":"adsUrl","params":{"url":7}}',
      `{"v":1,"id":"y","name":"adsUrl","params":{"url":"/${"a".repeat(500_000)}"}}`,
      '{"v":1,"id":"z","name":"getPassword"}',
      '{"v":9,"id":"w","name":"getUid"}',
    ])
      await shellSays(page, message);
    expect(await answerTo(page, { id: "last", name: "session" })).toMatchObject({ success: true });
    const errors = (await toldShell(page)).flatMap(({ answers, error_code }) =>
      error_code ? [`${answers} ${error_code}`] : [],
    );
    expect(errors).toEqual(["x malformed", "z unknown_message", "w version"]);
    await expect(page).toHaveURL("/leaderboard");
  });
});

/** Every question that an app may ask, each of which would be seen. */
const questions = [
  { name: "getUid" },
  { name: "getTkUid" },
  { name: "session" },
  { name: "user" },
  { name: "broadcast", params: { event: "session_changed" } },
].map((question, at) => ({ v: 1, id: `f${at}`, ...question }));

for (const form of shellForms) {
  test(`of a frame and of a foreign page no message is acted on, in a web view that is ${form} [NATV-17]`, async ({
    page,
  }) => {
    await logInByCall(page, "customer@sampan.test");
    await insideShell(page, { form });
    await page
      .context()
      .route("https://evil.test/**", (route) =>
        route.fulfill({ contentType: "text/html", body: hostileFrame(questions) }),
      );
    // Without the policy that keeps frames out: the bridge has to hold by itself.
    await page.route("/leaderboard", async (route) => {
      const response = await route.fetch();
      const { "content-security-policy": _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await openReady(page, "/leaderboard");
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener("message", ({ data }) => data === "sent" && resolve(undefined));
          const frame = Object.assign(document.createElement("iframe"), {
            src: "https://evil.test/",
          });
          document.body.append(frame);
        }),
    );
    const answered = async () =>
      (await toldShell(page)).filter(({ answers }) => answers?.startsWith("f"));
    expect(await answered()).toEqual([]);
    // The same messages of the app itself are answered: these could have been seen.
    for (const question of questions) await shellSays(page, question);
    await expect.poll(async () => (await answered()).length).toBe(questions.length);
  });
}

/** Posts every message to the page it is framed by, in each way there is. */
const hostileFrame = (messages: readonly object[]): string => `<!doctype html><script>
  for (const message of ${JSON.stringify(messages)}) {
    const text = JSON.stringify(message);
    parent.postMessage(text, "*");
    try { parent.sampanReceive(text); } catch {}
    try { parent.shell.say(text); } catch {}
  }
  parent.postMessage("sent", "*");
</script>`;

test("a browser is no app: nothing of the bridge is loaded, and pages work as ever [NATV-16]", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await openReady(page, dress);
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: say("common.share"), exact: true }).tap();
  await expect(page.getByText(say("product.linkCopied"))).toBeVisible();
  expect(loaded.filter((url) => /open-app|open-bridge|aes-text/.test(url))).toEqual([]);
});
