import { TextsProvider } from "@sampan/locales/texts-provider";
import { Asset, Scripts, useRouter, useRouterState, useTags } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { textFiles } from "virtual:text-files";
import { changedTextsId } from "./start-visit.ts";

/** The document around every page, an error page included, and the language they speak. */
export function Document({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { context, ssr } = router.options;
  const speech = useRouterState({
    select: ({ matches }) => matches[0]?.context.speech ?? context.speech,
  });
  const tags = useTags();
  const { nonce } = ssr ?? {};
  return (
    <html lang={speech.language}>
      <head>
        {tags
          .filter((tag) => !isScriptHint(tag))
          .map((tag) => (
            <Asset {...tag} key={JSON.stringify(tag)} {...(nonce ? { nonce } : {})} />
          ))}
        {speech.changed && (
          <script
            id={changedTextsId}
            type="application/json"
            // No text can end the element it stands in.
            dangerouslySetInnerHTML={{
              __html: JSON.stringify(speech.changed).replaceAll("<", String.raw`\u003c`),
            }}
          />
        )}
        {import.meta.env.SSR && (
          <>
            <StandingTags />
            {context.foundTags?.(router)}
          </>
        )}
      </head>
      <body className="@container/column mx-auto min-h-dvh max-w-(--column)">
        <TextsProvider language={speech.language} texts={speech.texts}>
          {children}
        </TextsProvider>
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR
              ? writeHints(tags, speech && textFiles[speech.language])
              : "",
          }}
        />
        <Scripts />
      </body>
    </html>
  );
}

/** The same on every page for good: the server writes it once, and no phone carries it again. */
const StandingTags = () => (
  <>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="theme-color" content="#f5f8f7" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#0e1716" media="(prefers-color-scheme: dark)" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icon-180.png" />
  </>
);

type Tag = ReturnType<typeof useTags>[number];

const isScriptHint = ({ tag, attrs }: Tag): boolean =>
  tag === "link" && attrs?.["rel"] === "modulepreload";

/**
 * Asks for the texts and scripts that hydration waits for once the page is about to be drawn. As elements of
 * the page they would be found at its first reading, and arrive beside the picture people wait for.
 */
function writeHints(tags: readonly Tag[], texts: string | undefined): string {
  const scripts = tags.filter(isScriptHint).map(({ attrs }) => attrs?.["href"]);
  const hints = [
    ...(texts ? [{ rel: "preload", as: "fetch", crossOrigin: "anonymous", href: texts }] : []),
    ...scripts.map((href) => ({ rel: "modulepreload", href })),
  ];
  return `requestAnimationFrame(()=>{for(const hint of ${JSON.stringify(hints)})document.head.append(Object.assign(document.createElement("link"),{fetchPriority:"low"},hint))})`;
}
