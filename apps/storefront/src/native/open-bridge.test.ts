import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { sessionQuery } from "../shell/session.ts";
import { openBridge } from "./open-bridge.ts";

/** A page inside the app, and what the app was answered. */
function insideApp() {
  const answers: unknown[] = [];
  const receive = (message: string) => void answers.push(JSON.parse(message));
  const page = { sampanNative: { receive } } as unknown as Window;
  const queryClient = new QueryClient();
  openBridge(queryClient, page);
  return { page, queryClient, answers };
}

describe("the native app that asks the page for its user", () => {
  test("is answered 'not logged in' without one, before and after a session [ERR-15]", () => {
    const { page, queryClient, answers } = insideApp();
    page.sampanAsk?.("getUid", 1);
    queryClient.setQueryData(sessionQuery.queryKey, { data: null });
    page.sampanAsk?.("getTkUid", 2);
    expect(answers).toEqual([
      { id: 1, success: false, error_message: "not logged in" },
      { id: 2, success: false, error_message: "not logged in" },
    ]);
  });

  test("is answered who it is, and nothing that it did not ask for", () => {
    const { page, queryClient, answers } = insideApp();
    const session = { uid: "4k7m9p2r5t8w", token: "public-name", account: "secret@sampan.test" };
    queryClient.setQueryData(sessionQuery.queryKey, { data: session as never });
    page.sampanAsk?.("getUid", 1);
    page.sampanAsk?.("getTkUid", 2);
    page.sampanAsk?.("getPassword", 3);
    expect(answers).toEqual([
      { id: 1, success: true, data: { uid: "4k7m9p2r5t8w" } },
      { id: 2, success: true, data: { uid: "4k7m9p2r5t8w", token: "public-name" } },
      { id: 3, success: false, error_message: "unknown message" },
    ]);
  });

  test("finds no bridge in a browser", () => {
    const page = {} as Window;
    openBridge(new QueryClient(), page);
    expect(page.sampanAsk).toBeUndefined();
  });
});
