import type { Described, Shown } from "./described.ts";

/** The way from home to a page, step by step. The last step is the page itself. */
export function describeTrail(
  { speech, publicUrl }: Shown,
  steps: readonly { readonly name: string; readonly address: string }[],
): Described {
  const home = { name: speech.say("home.title"), address: `${publicUrl}/` };
  return {
    "@type": "BreadcrumbList",
    itemListElement: [home, ...steps].map(({ name, address }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: address,
    })),
  };
}
