import { HeadContent, Scripts, useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** The document around every page, an error page included. */
export function Document({ children }: { children: ReactNode }) {
  const language = useRouterState({ select: ({ matches }) => matches[0]?.context.speech.language });
  return (
    <html lang={language}>
      <head>
        <HeadContent />
      </head>
      <body className="@container/column mx-auto min-h-dvh max-w-(--column)">
        {children}
        <Scripts />
      </body>
    </html>
  );
}
