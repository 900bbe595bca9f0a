import { writeQuestion } from "@sampan/storefront/native/envelope";
import { messages } from "@sampan/storefront/native/messages";
import { describe, expect, test, vi } from "vitest";
import { openShell } from "./open-shell.ts";
import type { Phone, PhoneFollowers } from "./phone.ts";

const shop = "https://shop.test";
const picture = { name: "photo.jpeg", type: "image/jpeg", base64: "AAAA" } as const;
const info = { platform: 3, id: "1", title: "杯", price: 100, picture: "" } as const;
const mug = { ...info, url: `${shop}/goodsDetailAgent/1` };
const session = { token: "name", uid: "4k7m9p2r5t8w", expires_at: "2026-12-01 10:00:00" };

function phone(change: Partial<Phone> = {}) {
  const store = new Map<string, string>();
  const followers: Partial<PhoneFollowers>[] = [];
  const whole: Phone = {
    readsCopied: true,
    copied: async () => "",
    clearCopied: vi.fn(async () => undefined),
    kept: async (key) => store.get(key) ?? null,
    keep: async (key, value) => void store.set(key, value),
    forget: async (key) => void store.delete(key),
    show: vi.fn(async () => undefined),
    share: vi.fn(async () => undefined),
    takePicture: async () => picture,
    askForMessages: vi.fn(async () => "reaches-this-phone"),
    openedBy: async () => undefined,
    follow: (some) => void followers.push(some),
    ...change,
  };
  const happens = {
    linkOpened: (url: string) => followers.forEach((one) => one.linkOpened?.(url)),
    messageOpened: (link: string) => followers.forEach((one) => one.messageOpened?.(link)),
    cameToFront: () => followers.forEach((one) => one.cameToFront?.()),
  };
  return { whole, store, happens };
}

interface Around {
  readonly phone: Phone;
  readonly origin?: string;
  readonly isFrame?: boolean;
  /** What the web view keeps while the app is open. */
  readonly view?: Map<string, string>;
}

/** A page in the app, as far as the app meets it. */
function enter({ phone: whole, origin = shop, isFrame = false, view = new Map() }: Around) {
  const page = {
    location: { origin },
    sessionStorage: {
      getItem: (key: string) => view.get(key) ?? null,
      setItem: (key: string, value: string) => view.set(key, value),
    },
  } as unknown as Window & { sampanNative?: { receive: (text: unknown) => void } };
  Object.assign(page, { top: isFrame ? {} : page });
  openShell(page, { shop, phone: whole });
  const said: Record<string, unknown>[] = [];
  const listen = () => {
    page.sampanReceive = (text) => said.push(JSON.parse(String(text)) as Record<string, unknown>);
  };
  const send = (text: unknown) => page.sampanNative?.receive(text);
  let count = 0;
  const ask = async (name: string, params: object = {}) => {
    const id = `page-${String((count += 1))}`;
    send(writeQuestion(id, name, params));
    await vi.waitFor(() =>
      expect(said.some((one) => one["answers"] === id && "success" in one)).toBe(true),
    );
    const answers = said.filter(({ answers: answered }) => answered === id);
    return { waiting: answers.some((one) => "waiting" in one), ...answers.at(-1) } as {
      readonly waiting: boolean;
      readonly success: boolean;
      readonly data?: Record<string, unknown>;
      readonly error_code?: string;
    };
  };
  return { page, said, listen, send, ask };
}

/** The same, with a page that listens. */
function open(change: Partial<Phone> = {}) {
  const made = phone(change);
  const entered = enter({ phone: made.whole });
  entered.listen();
  return { ...made, ...entered };
}

describe("a page that asks the app", () => {
  test("is answered in the table's shape, whatever it asks, and asked-for people say so first [NATV-01] (table)", async () => {
    const { ask } = open();
    const params: Record<string, object> = {
      tokenInvalid: { token: "name" },
      selectAddress: { region: "TW", chosen: null },
      adsUrl: { url: "https://elsewhere.test/" },
      submitOrderAgent: { params: {}, payType: "once" },
      product: { action: "share", productInfo: mug },
      session: { session },
      user: {},
      localData: { action: "read", key: "language" },
      login: { redirect: "/" },
      broadcast: { event: "cart_changed" },
    };
    const heard: Record<string, string> = {};
    const waited: string[] = [];
    for (const [name, { answer }] of Object.entries(messages)) {
      const told = await ask(name, params[name]);
      const isShaped = told.success && answer.safeParse(told.data).success;
      heard[name] = isShaped ? "answered" : (told.error_code ?? "misshapen");
      if (told.waiting) waited.push(name);
    }
    const unknown = ["selectAddress", "submitOrderAgent", "login"];
    const expected = Object.keys(messages).map((name) => [
      name,
      unknown.includes(name) ? "unknown_message" : "answered",
    ]);
    expect(heard).toEqual({
      ...Object.fromEntries(expected),
      getTkUid: "not_logged_in",
      getUid: "not_logged_in",
    });
    expect(waited).toEqual(["photo", "gallery"]);
  });

  test("hears what is malformed, unknown or of another version said so, and is answered once [NATV-17]", async () => {
    const { ask, send, said, whole } = open();
    expect((await ask("getEverything")).error_code).toBe("unknown_message");
    expect((await ask("adsUrl", { url: 7 })).error_code).toBe("malformed");
    send(JSON.stringify({ v: 9, id: "later", name: "getUid" }));
    expect(said.at(-1)).toMatchObject({ answers: "later", error_code: "version" });
    const before = said.length;
    for (const text of ["{", 7, null, "x".repeat(70_000), JSON.stringify({ answers: "x", v: 1 })])
      send(text);
    expect(said).toHaveLength(before);
    for (const _ of [1, 2])
      send(writeQuestion("twice", "adsUrl", { url: "https://elsewhere.test/" }));
    await vi.waitFor(() => expect(said.length).toBeGreaterThan(before));
    expect(whole.show).toHaveBeenCalledOnce();
  });

  test("is refused, and not left waiting, where the phone fails", async () => {
    const { ask } = open({ share: () => Promise.reject(new Error("no menu")) });
    expect((await ask("product", { action: "share", productInfo: mug })).error_code).toBe(
      "refused",
    );
  });

  test("finds the names of session and user kept over a restart, and gone once the session is [NATV-03] [NATV-09]", async () => {
    const { ask, whole } = open();
    expect((await ask("getTkUid")).error_code).toBe("not_logged_in");
    await ask("session", { session });
    const again = enter({ phone: whole });
    again.listen();
    expect((await again.ask("getTkUid")).data).toEqual({ uid: session.uid, token: session.token });
    await again.ask("tokenInvalid", { token: "another" });
    expect((await again.ask("getUid")).success).toBe(true);
    await again.ask("tokenInvalid", { token: session.token });
    expect((await again.ask("session")).data).toEqual({ session: null });
  });

  test("opens and shares by https alone [NATV-06] [NATV-08]", async () => {
    const { ask, whole } = open();
    for (const url of ["javascript:alert(1)", "http://elsewhere.test/", "intent://x", "words"]) {
      expect((await ask("adsUrl", { url })).error_code).toBe("refused");
      const productInfo = { ...mug, url };
      expect((await ask("product", { action: "share", productInfo })).error_code).toBe("refused");
    }
    expect(whole.show).not.toHaveBeenCalled();
    expect(whole.share).not.toHaveBeenCalled();
  });

  test("gets no picture where its owner gave it up [NATV-12]", async () => {
    const { ask } = open({ takePicture: async () => undefined });
    expect((await ask("photo")).error_code).toBe("cancelled");
    expect((await open().ask("gallery")).data).toEqual({ picture });
  });

  test("reads nothing of the app's own under its names [NATV-11]", async () => {
    const { ask } = open();
    await ask("session", { session });
    await ask("localData", { action: "write", key: "session", value: "mine" });
    expect((await ask("getUid")).data).toEqual({ uid: session.uid });
    expect((await ask("localData", { action: "read", key: "session" })).data).toEqual({
      value: "mine",
    });
    expect((await ask("localData", { action: "forget", key: "session" })).data).toEqual({
      value: null,
    });
  });

  test("makes the phone ask about messages once, after an order", async () => {
    const { ask, whole } = open();
    await ask("broadcast", { event: "cart_changed" });
    expect(whole.askForMessages).not.toHaveBeenCalled();
    for (const _ of [1, 2]) await ask("broadcast", { event: "order_placed" });
    expect(whole.askForMessages).toHaveBeenCalledOnce();
    const token = await ask("localData", { action: "read", key: "push_token" });
    expect(token.data).toEqual({ value: "reaches-this-phone" });
  });
});

describe("what was copied", () => {
  const record = { action: "read", key: "clipboard" };
  test("is kept until it was offered, then taken out of the clipboard, and looked for when the app comes back [CLIP-01] [CLIP-05]", async () => {
    let copied = "https://item.taobao.com/item.htm?id=1";
    const clearCopied = vi.fn(async () => {
      copied = "";
    });
    const { ask, happens } = open({ copied: async () => copied, clearCopied });
    expect((await ask("localData", record)).data).toEqual({ value: copied });
    await ask("localData", { ...record, action: "forget" });
    expect((await ask("localData", record)).data).toEqual({ value: null });
    expect(clearCopied).toHaveBeenCalledOnce();
    copied = "https://item.taobao.com/item.htm?id=2";
    expect((await ask("localData", record)).data).toEqual({ value: null });
    happens.cameToFront();
    expect((await ask("localData", record)).data).toEqual({ value: copied });
    copied = "something else";
    await ask("localData", { ...record, action: "forget" });
    expect(clearCopied).toHaveBeenCalledOnce();
  });

  test("is not looked at where the phone would ask, and no document is handed on", async () => {
    const copied = vi.fn(async () => "secret");
    const { ask } = open({ readsCopied: false, copied });
    expect((await ask("localData", record)).data).toEqual({ value: null });
    expect(copied).not.toHaveBeenCalled();
    const long = open({ copied: async () => "x".repeat(4_001) });
    expect((await long.ask("localData", record)).data).toEqual({ value: null });
  });
});

describe("links, shared texts and messages", () => {
  test("lead to the shop's own pages once the page listens, and nowhere else [NATV-06]", async () => {
    const { whole, happens } = phone({ openedBy: async () => `${shop}/cart` });
    const { said, listen } = enter({ phone: whole });
    await Promise.resolve();
    happens.linkOpened(`${shop}/agent?searchValue=x`);
    for (const url of ["https://evil.test/", `${shop}.evil.test/`, "words"])
      happens.linkOpened(url);
    happens.messageOpened("/orderDetail/SP1");
    happens.messageOpened("https://evil.test/");
    happens.messageOpened("//evil.test/");
    expect(said).toEqual([]);
    listen();
    const urls = said.map(({ params }) => (params as { url: string }).url);
    expect(urls.filter((url) => new URL(url).origin !== shop)).toEqual([]);
    expect(urls.toSorted()).toEqual([
      `${shop}//evil.test/`,
      `${shop}/agent?searchValue=x`,
      `${shop}/cart`,
      `${shop}/orderDetail/SP1`,
    ]);
  });

  test("lead there once, however often a page is loaded anew", async () => {
    const { whole } = phone({ openedBy: async () => `${shop}/cart` });
    const view = new Map<string, string>();
    const told: number[] = [];
    for (const _ of [1, 2]) {
      const { said, listen } = enter({ phone: whole, view });
      listen();
      await Promise.resolve();
      told.push(said.length);
    }
    expect(told).toEqual([1, 0]);
  });

  test("the page hears that the app came to the front [NATV-15]", () => {
    const { said, happens } = open();
    happens.cameToFront();
    expect(said).toMatchObject([{ name: "broadcast", params: { event: "came_to_front" } }]);
  });
});

test("frames and pages of other origins are given no bridge [NATV-17]", () => {
  const around: Partial<Around>[] = [
    { isFrame: true },
    { origin: "https://evil.test" },
    { origin: "null" },
  ];
  for (const one of around) {
    const follow = vi.fn();
    const { page } = enter({ phone: phone({ follow }).whole, ...one });
    expect("sampanNative" in page).toBe(false);
    expect(follow).not.toHaveBeenCalled();
  }
  expect("sampanNative" in enter({ phone: phone().whole }).page).toBe(true);
});
