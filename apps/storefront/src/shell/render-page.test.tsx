import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import { attachRouterServerSsrUtils } from "@tanstack/react-router/ssr/server";
import { describe, expect, test } from "vitest";
import { renderPage } from "./render-page.tsx";

async function render(component: () => React.ReactNode): Promise<Response> {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: "/", component });
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

  test("is a fault when a component throws, never an empty page with status 200", async () => {
    const broken = () => {
      throw new Error("the hold leaks");
    };
    await expect(render(broken)).rejects.toMatchObject({ cause: { message: "the hold leaks" } });
  });
});
