import type { Described, Shown } from "./described.ts";

/** Who we are, and how our goods are searched from elsewhere. */
export function describeHouse({ speech, publicUrl }: Shown): readonly Described[] {
  const name = speech.say("common.name");
  return [
    { "@type": "Organization", name, url: publicUrl, logo: `${publicUrl}/icon-512.png` },
    {
      "@type": "WebSite",
      name,
      url: publicUrl,
      inLanguage: speech.language,
      potentialAction: {
        "@type": "SearchAction",
        target: `${publicUrl}/goodsListAgent?searchValue={words}&platform=3`,
        "query-input": "required name=words",
      },
    },
  ];
}
