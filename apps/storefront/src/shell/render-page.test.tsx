import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  Scripts,
} from "@tanstack/react-router";
import { attachRouterServerSsrUtils } from "@tanstack/react-router/ssr/server";
import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { renderPage } from "./render-page.tsx";

async function render(component: RouteComponent, options: object = {}): Promise<Response> {
  const root = createRootRoute({
    shellComponent: ({ children }) => (
      <html lang="en">
        <body>
          {children}
          <Scripts />
        </body>
      </html>
    ),
  });
  const page = createRoute({ getParentRoute: () => root, path: "/", component, ...options });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    isServer: true,
  });
  attachRouterServerSsrUtils({ router, manifest: undefined });
  await router.load();
  await router.serverSsr?.dehydrate();
  const answer = await renderPage({
    request: new Request("http://localhost/"),
    router,
    responseHeaders: new Headers({ "content-type": "text/html" }),
  });
  return answer instanceof Response ? answer : answer.response;
}

describe("a rendered page", () => {
  test("carries what its components show", async () => {
    const page = await render(() => <main>everything is fine</main>);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("everything is fine");
  });

  test("names the picture people wait for in its headers, before the page itself has arrived", async () => {
    const page = await render(() => (
      <main>
        <img src="/pictures/800?from=dress" alt="dress" fetchPriority="high" />
        <img src="/pictures/800?from=sleeve" alt="sleeve" loading="lazy" />
      </main>
    ));
    const hints = page.headers.get("link");
    expect(hints).toMatch(/^<\/pictures\/800\?from=dress>; rel=preload; as="image"/);
    expect(hints).toContain('fetchpriority="high"');
    expect(hints).not.toContain("sleeve");
  });

  test("comes whole the first time too, when the code of what stands in for it has yet to be loaded", async () => {
    const soon = (words: string) =>
      lazyRouteComponent(async () => {
        await setTimeout(50);
        return { default: () => <main>{words}</main> };
      });
    const page = await render(soon("the order"), { ssr: false, pendingComponent: soon("loading") });
    const html = await page.text();
    expect(html).toContain("<main>loading</main>");
    // Neither a place that is filled later nor what fills it.
    expect(html).not.toMatch(/<template|<div hidden/);
  });

  test("is a fault when a component throws, never an empty page with status 200", async () => {
    const broken = () => {
      throw new Error("the hold leaks");
    };
    await expect(render(broken)).rejects.toMatchObject({ cause: { message: "the hold leaks" } });
  });
});
