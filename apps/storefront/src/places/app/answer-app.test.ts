import { QueryClient } from "@tanstack/react-query";
import type { RegisteredRouter } from "@tanstack/react-router";
import { describe, expect, test, vi } from "vitest";
import { sessionQuery } from "../../shell/session.ts";
import { answerApp } from "./answer-app.ts";

const session = {
  uid: "4k7m9p2r5t8w",
  token: "public-name",
  account: "secret@sampan.test",
  user_d_o: { nickname: "Ming", phone: "+886912345678", email: "secret@sampan.test" },
  session: { expires_at: "2026-12-01 10:00:00" },
  user_level: "classic",
  region: "TW",
  currency: "TWD",
  language: null,
};

function shop(known: typeof session | null = session) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, { data: known as never });
  const navigate = vi.fn(async () => undefined);
  const invalidate = vi.spyOn(queryClient, "invalidateQueries");
  const router = { options: { context: { queryClient } }, navigate };
  const page = { location: { origin: "https://shop.test" } };
  const answers = answerApp(router as unknown as RegisteredRouter, page as unknown as Window);
  return { answers, navigate, invalidate };
}

describe("an app that asks who somebody is", () => {
  test("is told names of session and user, and nothing that opens or reaches [NATV-09] [NATV-10]", () => {
    const { answers } = shop();
    expect(answers.getUid({})).toEqual({ uid: session.uid });
    expect(answers.getTkUid({})).toEqual({ uid: session.uid, token: "public-name" });
    const all = JSON.stringify([answers.session({}), answers.user({})]);
    expect(all).toContain("public-name");
    for (const secret of ["secret@sampan.test", "+886912345678"]) expect(all).not.toContain(secret);
  });

  test("is told 'not logged in' while nobody is [ERR-15]", () => {
    const { answers } = shop(null);
    expect([answers.getUid({}), answers.getTkUid({})]).toEqual(["not_logged_in", "not_logged_in"]);
    expect(answers.session({})).toEqual({ session: null });
    expect(answers.user({})).toEqual({ user: null });
  });

  test("makes the page ask the server where it believes in somebody else, and never changes who is logged in [NATV-09]", () => {
    const { answers, invalidate } = shop();
    const believed = { token: "forged", uid: "somebody-else", expires_at: "2030-01-01 00:00:00" };
    expect(answers.session({ session: believed })).toEqual({
      session: { token: "public-name", uid: session.uid, expires_at: "2026-12-01 10:00:00" },
    });
    expect(invalidate).toHaveBeenCalledOnce();
  });
});

describe("an app that sends somebody to a page", () => {
  test("opens an advertisement on our own pages, and no foreign address [NATV-06]", () => {
    const { answers, navigate } = shop();
    expect(answers.adsUrl({ url: "https://shop.test/leaderboard?category=3" })).toEqual({});
    expect(navigate).toHaveBeenLastCalledWith({ href: "/leaderboard?category=3" });
    for (const url of [
      "https://evil.test/",
      "https://shop.test.evil.test/",
      "https://shop.test//evil.test",
      "javascript:alert(1)",
      "/cart",
    ])
      expect(answers.adsUrl({ url })).toBe("refused");
    expect(navigate).toHaveBeenCalledOnce();
  });

  test("opens a product that lies where it says, and no other [NATV-08]", () => {
    const { answers, navigate } = shop();
    const info = { platform: 3, id: "650313400081", title: "", price: 0, picture: "" };
    const url = "https://detail.1688.com/offer/650313400081.html";
    expect(answers.product({ action: "open", productInfo: { ...info, url } })).toEqual({});
    expect(navigate).toHaveBeenCalledOnce();
    const foreign = { ...info, url: "https://evil.test/offer/1.html" };
    expect(answers.product({ action: "open", productInfo: foreign })).toBe("refused");
    expect(answers.product({ action: "share", productInfo: { ...info, url } })).toBe("refused");
  });
});

test("an app that never stops telling makes the page ask once [NATV-15]", () => {
  const { answers, invalidate } = shop();
  for (let told = 0; told < 1000; told += 1) answers.broadcast({ event: "came_to_front" });
  expect(invalidate).toHaveBeenCalledOnce();
});
