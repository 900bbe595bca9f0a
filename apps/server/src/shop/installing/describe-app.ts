import type { Language } from "@sampan/domain/kernel/language";
import { addressIn } from "@sampan/domain/shop/found/found-address";
import type { Say } from "../../kernel/say/say.ts";

/** Where a long touch of the icon leads, and the words for it. */
const shortcuts = [
  { key: "installing.find", url: "/agent" },
  { key: "installing.cart", url: "/cart" },
  { key: "installing.orders", url: "/orderListOwn" },
  { key: "installing.parcels", url: "/orderListAgent" },
] as const;

const png = (side: number) => ({
  src: `/icon-${side}.png`,
  sizes: `${side}x${side}`,
  type: "image/png",
});

/**
 * What a phone is told of the shop when somebody puts it beside their apps, in the language they read it in. It stays
 * one app whatever the language: its `id` names none.
 */
export const describeApp = (say: Say, language: Language) => ({
  id: "/",
  name: say(language, "common.name"),
  short_name: say(language, "common.name"),
  description: say(language, "common.tagline"),
  lang: language,
  dir: "ltr",
  start_url: addressIn("/", language),
  scope: "/",
  display: "standalone",
  orientation: "portrait-primary",
  background_color: "#f5f8f7",
  theme_color: "#0f5f5e",
  categories: ["shopping"],
  icons: [
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { ...png(192), purpose: "any maskable" },
    { ...png(512), purpose: "any maskable" },
  ],
  // Phones post what other apps share; the worker opens it on the phone.
  share_target: {
    action: "/shared",
    method: "POST",
    enctype: "multipart/form-data",
    params: {
      title: "title",
      text: "text",
      url: "url",
      files: [{ name: "picture", accept: ["image/*"] }],
    },
  },
  shortcuts: shortcuts.map(({ key, url }) => ({
    name: say(language, key),
    url,
    icons: [png(192)],
  })),
});
