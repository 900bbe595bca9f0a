import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import type { Language } from "@sampan/domain/kernel/language";
import { QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { configurationQuery } from "./configuration.ts";
import { speak } from "./speech.ts";

interface Reader {
  /** As the page reads it before it draws, for parts that read it. */
  readonly configuration?: OutputOf<typeof queryClientConfig>;
  /** What else the page has read before it draws, by the key of its query. */
  readonly answers?: readonly (readonly [QueryKey, unknown])[];
  readonly language: Language;
}

/** What a part of a page says to a customer in a language, its markup left away: for tests of what customers read. */
export const shown = async <Props extends object>(
  part: FunctionComponent<Props>,
  props: Props,
  reader: Reader,
): Promise<string> => wordsOf(await drawn(part, props, reader));

/** The markup of the same: for tests of pictures, of where a tap leads, and of what cannot be tapped. */
export async function drawn<Props extends object>(
  part: FunctionComponent<Props>,
  props: Props,
  { configuration, answers = [], language }: Reader,
): Promise<string> {
  const client = new QueryClient();
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  if (configuration) client.setQueryData(configurationQuery.queryKey, configuration);
  const speech = await speak(language);
  const drawn = createElement(IntlProvider, {
    locale: language,
    messages: speech.texts as never,
    timeZone: "Asia/Taipei",
    children: createElement(part, props),
  });
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: "/", component: () => drawn });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    context: { speech },
  });
  await router.load();
  return renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client },
      createElement(RouterProvider, { router } as never),
    ),
  )
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'");
}

const wordsOf = (markup: string): string => markup.replaceAll(/<[^>]+>/g, "");
