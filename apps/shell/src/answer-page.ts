import { readJsonText } from "@sampan/domain/kernel/json-text";
import {
  type AnswerOf,
  type BridgeError,
  type MessageName,
  messages,
  type ParamsOf,
} from "@sampan/storefront/native/messages";
import { keepCopied } from "./keep-copied.ts";
import type { Surroundings } from "./phone.ts";

/** What this app does of what a page asks. The rest it does not know, and the page goes the browser's way. */
type Answers = {
  readonly [Name in MessageName]?: (
    params: ParamsOf<Name>,
  ) => Promise<AnswerOf<Name> | BridgeError>;
};

/** Of the names a page keeps things under, so that they meet none of the app's. */
const ofPage = (key: string): string => `page.${key}`;

/**
 * What the app answers. It keeps the names of session and user that the page told it, which open nothing, and what the page
 * asks it to keep; it opens what the phone has: share menu, camera, gallery, another window. Messages are asked for once,
 * after an order was placed. [NATV-02] [NATV-08] [NATV-11] [NATV-12] [NATV-13]
 */
export function answerPage({ phone, shop }: Surroundings): Answers {
  const copied = keepCopied(phone);
  // An older app may have kept something else: what is not of the table's shape is nobody.
  const kept = async (name: "session" | "user") => ({
    [name]: readJsonText((await phone.kept(name)) ?? "null"),
  });
  const session = async () => {
    const read = messages.session.answer.safeParse(await kept("session"));
    return read.data?.session ?? null;
  };
  const user = async () => messages.user.answer.safeParse(await kept("user")).data?.user ?? null;
  const remember = async (name: "session" | "user", value: object | null | undefined) => {
    if (value === null) await phone.forget(name);
    else if (value !== undefined) await phone.keep(name, JSON.stringify(value));
  };
  const picture = (from: "photo" | "gallery") => async () => {
    const taken = await phone.takePicture(from);
    return taken ? { picture: taken } : "cancelled";
  };
  return {
    getUid: async () => {
      const named = await session();
      return named ? { uid: named.uid } : "not_logged_in";
    },
    getTkUid: async () => {
      const named = await session();
      return named ? { uid: named.uid, token: named.token } : "not_logged_in";
    },
    session: async ({ session: told }) => {
      await remember("session", told);
      return { session: await session() };
    },
    user: async ({ user: told }) => {
      await remember("user", told);
      return { user: await user() };
    },
    tokenInvalid: async ({ token }) => {
      if ((await session())?.token === token)
        for (const name of ["session", "user"]) await phone.forget(name);
      return {};
    },
    adsUrl: async ({ url }) => {
      if (URL.parse(url)?.protocol !== "https:") return "refused";
      await phone.show(url);
      return {};
    },
    product: async ({ action, productInfo: { title, url } }) => {
      const address = URL.parse(url);
      const isOpen = address?.protocol === "https:" || address?.origin === shop;
      if (action !== "share" || !isOpen) return "refused";
      await phone.share({ title, url });
      return {};
    },
    localData: async ({ action, key, value }) => {
      if (key === "clipboard")
        return action === "write" ? "refused" : { value: await copied[action]() };
      if (action === "write") await phone.keep(ofPage(key), value ?? "");
      if (action === "forget") await phone.forget(ofPage(key));
      return { value: await phone.kept(ofPage(key)) };
    },
    photo: picture("photo"),
    gallery: picture("gallery"),
    broadcast: async ({ event }) => {
      if (event !== "order_placed" || (await phone.kept("asked")) !== null) return {};
      await phone.keep("asked", "1");
      const reached = await phone.askForMessages();
      if (reached !== undefined) await phone.keep(ofPage("push_token"), reached);
      return {};
    },
  };
}
