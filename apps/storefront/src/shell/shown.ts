import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import type { Language } from "@sampan/domain/kernel/language";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
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
  readonly language: Language;
}

/** What a part of a page says to a customer in a language, its markup left away: for tests of what customers read. */
export async function shown<Props extends object>(
  part: FunctionComponent<Props>,
  props: Props,
  { configuration, language }: Reader,
): Promise<string> {
  const client = new QueryClient();
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
  const markup = renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client },
      createElement(RouterProvider, { router } as never),
    ),
  );
  return markup.replaceAll(/<[^>]+>/g, "").replaceAll("&amp;", "&");
}
