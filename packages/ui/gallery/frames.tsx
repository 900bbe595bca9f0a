import { languages } from "@sampan/domain/kernel/language";

const themes = ["light", "dark"];
const widths_px = [320, 480];

const frames = languages.flatMap((language) =>
  themes.flatMap((theme) => widths_px.map((width_px) => ({ language, theme, width_px }))),
);

/** All of it side by side; what is far off is drawn when it comes near. */
export const Frames = () => (
  <main className="flex flex-wrap items-start gap-6 p-6">
    <h1 className="w-full text-lg font-[650]">Gallery</h1>
    {frames.map(({ language, theme, width_px }) => {
      const name = `${language}, ${theme}, ${width_px} px`;
      return (
        <figure key={name} className="m-0 grid gap-2">
          <figcaption className="text-sm text-text-2">{name}</figcaption>
          {/* Our own page, which loads its own modules. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            title={name}
            loading="lazy"
            src={`?language=${language}&theme=${theme}`}
            style={{ width: width_px, height: 3_400 }}
            className="rounded-card border border-line"
          />
        </figure>
      );
    })}
  </main>
);
