import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fillCart, skusOf } from "./support/carts.ts";
import { expect, openReady, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { checkOut, ordersOf } from "./support/ordering.ts";
import {
  askedShell,
  insideShell,
  shellForms,
  shellKeeps,
  toldShell,
} from "./support/reference-shell.ts";
import { addressCard, answerTo, chooseEverything, waitFor } from "./support/shell-journey.ts";
import { settled } from "./support/settled.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");
const dress = "/goodsDetailAgent/650313400081?platform=3";
const photo = join(import.meta.dirname, "../demo/pictures/committed/auto-buckle-belt.coffee.webp");
const picture = {
  name: "belt.webp",
  type: "image/webp",
  base64: readFileSync(photo).toString("base64"),
};

interface ShellSession {
  readonly token: string;
  readonly uid: string;
}

for (const form of shellForms) {
  test.describe(`in an app whose web view has a handler that is ${form}`, () => {
    test("app and page tell each other who is logged in, by names that open nothing [NATV-02] [NATV-09] [NATV-10]", async ({
      page,
    }) => {
      await insideShell(page, { form, answers: { getTkUid: { uid: "someone", token: "old" } } });
      await openReady(page, "/");
      // Nobody is logged in: what the app believes is over, and opens nothing.
      expect((await waitFor(page, "tokenInvalid")).params).toEqual({ token: "old" });
      expect(await answerTo(page, { id: "a1", name: "getUid" })).toMatchObject({
        success: false,
        error_message: "not logged in",
      });

      await logInByCall(page, "customer@sampan.test");
      await openReady(page, "/");
      const { session } = (await waitFor(page, "session")).params as { session: ShellSession };
      const { user } = (await waitFor(page, "user")).params as { user: { uid: string } };
      expect(user.uid).toBe(session.uid);
      expect(await answerTo(page, { id: "a2", name: "getTkUid" })).toMatchObject({
        success: true,
        data: { uid: session.uid, token: session.token },
      });
      const cookie = (await page.context().cookies()).find(({ name }) => name === "session_id");
      expect(JSON.stringify(await toldShell(page))).not.toContain(cookie?.value ?? "no cookie");
      const stranger = await page.request.get("/gateway/user/query_address_list", {
        headers: { cookie: `session_id=${session.token}` },
      });
      expect(await stranger.json()).toMatchObject({ success: false });
    });

    test("a page asks for the uid when it is looked at again, and tells that a session has ended [NATV-03] [NATV-04]", async ({
      page,
    }) => {
      await logInByCall(page, "customer@sampan.test");
      await insideShell(page, { form, answers: { getUid: { uid: "another-person" } } });
      await openReady(page, "/setting");
      const { session } = (await waitFor(page, "session")).params as { session: ShellSession };
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await waitFor(page, "getUid");
      // The app may believe in somebody else: who is logged in the server says.
      await settled(page);
      await expect(page.getByRole("button", { name: say("mine.setting.logOut") })).toBeVisible();

      await page.getByRole("button", { name: say("mine.setting.logOut") }).tap();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: say("mine.setting.logOut") })
        .tap();
      await expect(page).toHaveURL("/");
      expect((await waitFor(page, "tokenInvalid")).params).toEqual({ token: session.token });
      expect((await waitFor(page, "broadcast")).params).toEqual({ event: "session_changed" });
    });

    test("a product is shared by the app, opened for it, and its listing shown by it [NATV-06] [NATV-08]", async ({
      page,
    }) => {
      await insideShell(page, { form });
      await openReady(page, dress);
      await page.getByRole("button", { name: say("common.share"), exact: true }).tap();
      expect((await waitFor(page, "product")).params).toMatchObject({
        action: "share",
        productInfo: { platform: 3, id: "650313400081", price: expect.any(Number) },
      });
      await page.getByRole("link", { name: say("product.original") }).tap();
      const { url } = (await waitFor(page, "adsUrl")).params as { url: string };
      expect(new URL(url).hostname).toBe("detail.1688.com");
      expect(page.context().pages()).toHaveLength(1);

      const productInfo = {
        platform: 4,
        id: "678933991975",
        title: "",
        price: 0,
        picture: "",
        url: "https://item.taobao.com/item.htm?id=678933991975",
      };
      const params = { action: "open", productInfo };
      expect(await answerTo(page, { id: "p1", name: "product", params })).toMatchObject({
        success: true,
      });
      await expect(page).toHaveURL(/goodsDetailAgent\/678933991975/);
      const ad = { url: new URL("/leaderboard", page.url()).href };
      await answerTo(page, { id: "p2", name: "adsUrl", params: ad });
      await expect(page).toHaveURL("/leaderboard");
      const evil = { url: "https://evil.test/" };
      expect(await answerTo(page, { id: "p3", name: "adsUrl", params: evil })).toMatchObject({
        error_code: "refused",
      });
      await expect(page).toHaveURL("/leaderboard");
    });

    test("the app hears what lies in the cart, and its word makes the page read it anew [NATV-15] [STAT-01]", async ({
      page,
    }) => {
      await logInByCall(page, "business@sampan.test");
      const [sku, other] = await skusOf(page.request, "650313400081");
      if (!sku || !other) throw new Error("nothing to buy");
      await fillCart(page.request, [sku]);
      await insideShell(page, { form });
      await openReady(page, "/cart");
      await expect
        .poll(async () => (await askedShell(page, "broadcast")).map(({ params }) => params))
        .toContainEqual({
          event: "cart_changed",
          carts: [
            {
              CategoryId: null,
              GoodsName: expect.any(String),
              GoodsPrice: expect.any(Number),
              GoodsNum: 1,
              GoodsImage: expect.stringContaining("http"),
            },
          ],
        });
      // Another view of the app has put something in.
      await fillCart(page.request, [sku, other]);
      const params = { event: "cart_changed" };
      await answerTo(page, { id: "c1", name: "broadcast", params });
      await expect(page.getByRole("checkbox", { name: /^選取.+，/ })).toHaveCount(2);
      expect(await shellKeeps(page, "language")).toBe("zh-TW");
    });

    test("an address is chosen in the app, and an order submitted there is one order [ADDR-13] [NATV-05] [PAY-17]", async ({
      page,
    }) => {
      await checkOut(page);
      const book = await page.request.get("/gateway/user/query_address_list");
      const { datalist } = (await book.json()) as { datalist: { id: string; detail: string }[] };
      const second = datalist[1];
      if (!second) throw new Error("one address only");
      await insideShell(page, {
        form,
        answers: {
          selectAddress: { id: second.id },
          submitOrderAgent: { tid: "SP260101ABCDEF" },
        },
      });
      await page.reload();
      await settled(page);
      await addressCard(page).tap();
      await expect(addressCard(page)).toContainText(second.detail);
      await expect(page.getByRole("dialog")).toHaveCount(0);

      const before = await ordersOf(page);
      await chooseEverything(page);
      await page.getByRole("button", { name: say("settlement.submit"), exact: true }).tap();
      await expect(page).toHaveURL(/\/orderSuccess\?tid=SP/);
      // The app said that it was another number: the server's counts.
      expect(page.url()).not.toContain("SP260101ABCDEF");
      expect((await waitFor(page, "submitOrderAgent")).params).toMatchObject({
        payType: "twice",
        params: { pay_mode: "twice", address_id: second.id, request_id: expect.any(String) },
      });
      expect(await ordersOf(page)).toHaveLength(before.length + 1);
      expect(await page.evaluate(() => localStorage.getItem("payType"))).toBe('"twice"');
    });

    test("photos come from the app's camera and gallery, into a search and into forms [NATV-12] [NATV-13]", async ({
      page,
    }) => {
      await logInByCall(page, "customer@sampan.test");
      await insideShell(page, { form, answers: { photo: { picture }, gallery: { picture } } });
      await openReady(page, "/agent?photo=true");
      const sheet = page.getByRole("dialog", { name: say("photoSearch.title") });
      await sheet.getByRole("button", { name: say("photoSearch.camera.label") }).tap();
      await expect(page).toHaveURL(/\/searchMap\?imgUrl=/);
      await waitFor(page, "photo");

      await openReady(page, "/agent?photo=true");
      await sheet.getByText(say("photoSearch.gallery")).tap();
      await expect(page).toHaveURL(/\/searchMap\?imgUrl=/);
      await waitFor(page, "gallery");
    });

    test("a log-in of the app counts once the server knows it; until then the page's own form is there [NATV-14]", async ({
      page,
    }) => {
      await insideShell(page, { form, manner: "delays" });
      await openReady(page, "/myWallet");
      await expect(page).toHaveURL(/\/login\?redirect=/);
      await expect(page.getByLabel(say("accounts.login.account"))).toBeVisible();
      expect((await waitFor(page, "login")).params).toEqual({ redirect: "/myWallet" });
      await logInByCall(page, "customer@sampan.test");
      await expect(page).toHaveURL("/myWallet");
    });
  });
}
