import { Asset, Scripts, useRouter, useRouterState, useTags } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { textFiles } from "virtual:text-files";
import { changedTextsId } from "./start-visit.ts";

/** The document around every page, an error page included. */
export function Document({ children }: { children: ReactNode }) {
  const speech = useRouterState({ select: ({ matches }) => matches[0]?.context.speech });
  const tags = useTags();
  const { nonce } = useRouter().options.ssr ?? {};
  return (
    <html lang={speech?.language}>
      <head>
        {tags
          .filter((tag) => !isScriptHint(tag))
          .map((tag) => (
            <Asset {...tag} key={JSON.stringify(tag)} {...(nonce ? { nonce } : {})} />
          ))}
        {speech?.changed && (
          <script
            id={changedTextsId}
            type="application/json"
            // No text can end the element it stands in.
            dangerouslySetInnerHTML={{
              __html: JSON.stringify(speech.changed).replaceAll("<", String.raw`\u003c`),
            }}
          />
        )}
      </head>
      <body className="@container/column mx-auto min-h-dvh max-w-(--column)">
        {children}
        <div
          hidden
          suppressHydrationWarning
          // As elements React would move them up into the head.
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR
              ? writeHints({ tags, texts: speech && textFiles[speech.language], nonce })
              : "",
          }}
        />
        <Scripts />
      </body>
    </html>
  );
}

type Tag = ReturnType<typeof useTags>[number];

const isScriptHint = ({ tag, attrs }: Tag): boolean =>
  tag === "link" && attrs?.["rel"] === "modulepreload";

interface Hints {
  readonly tags: readonly Tag[];
  /** Address of the texts in the page's language; absent while developing. */
  readonly texts: string | undefined;
  readonly nonce: string | undefined;
}

/**
 * The texts and scripts that hydration waits for, named after everything that can be seen: in the head they
 * would be asked for before the pictures, which are what people wait for.
 */
const writeHints = ({ tags, texts, nonce }: Hints): string =>
  [
    ...(texts ? [`rel="preload" as="fetch" crossorigin="anonymous" href="${texts}"`] : []),
    ...tags
      .filter(isScriptHint)
      .map(({ attrs }) => `rel="modulepreload" href="${attrs?.["href"]}"`),
  ]
    .map((hint) => `<link ${hint} fetchpriority="low"${nonce ? ` nonce="${nonce}"` : ""}>`)
    .join("");
