/** The first letter of a name, however many code units it takes. */
export const Avatar = ({ name }: { readonly name: string }) => (
  <span
    aria-hidden="true"
    className="grid size-14 flex-none place-items-center rounded-full bg-brand text-[1.375rem]/none font-semibold text-on-brand"
  >
    {firstLetter(name)}
  </span>
);

/** As a reader sees it: a Thai consonant keeps the vowel above it. */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.trim());
  return (first?.segment ?? "").toUpperCase();
}
