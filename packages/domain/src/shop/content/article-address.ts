/** Articles that are a page of their own, by their ids; every other one is read at `/graphic`. */
const addresses: Readonly<Record<string, string>> = {
  about: "/about",
  terms: "/agreement",
  privacy: "/privacy",
  "how-it-works": "/flowPage",
  investment: "/investment",
  note: "/note",
  faq: "/problems",
  shipping: "/shipping",
  "shipping-tips": "/shippingTips",
};

/** The one address that an article is found at. */
export const articleAddress = (id: string): string => addresses[id] ?? `/graphic?id=${id}`;

/** The article whose page has this path; undefined where it is no article's alone. */
export const articleAt = (path: string): string | undefined =>
  Object.keys(addresses).find((id) => addresses[id] === path);
