import type { StorefrontTexts } from "@sampan/locales/texts";

/** Compiled messages by key, `cart.title`. */
export type ChangedTexts = Readonly<Record<string, unknown>>;

type Tree = { readonly [name: string]: unknown };

/** Puts changed messages in the place of built ones. A key that this build does not have is left out. [BO-51] */
export function putChangedTexts(texts: StorefrontTexts, changed: ChangedTexts): StorefrontTexts {
  let tree: Tree = texts;
  for (const [key, message] of Object.entries(changed)) tree = putAt(tree, key.split("."), message);
  return tree as StorefrontTexts;
}

function putAt(tree: Tree, [name = "", ...rest]: readonly string[], message: unknown): Tree {
  const inner = tree[name];
  if (inner === undefined) return tree;
  if (rest.length === 0) return { ...tree, [name]: message };
  return { ...tree, [name]: putAt(inner as Tree, rest, message) };
}
