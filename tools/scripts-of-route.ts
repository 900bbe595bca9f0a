import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "..");
const build = "apps/storefront/dist";

type Route = { children?: string[]; preloads?: string[] };
type Manifest = { routes: Record<string, Route> };

/**
 * The script files that a phone loads before a page of the storefront works: those of the route and
 * of the routes around it, as paths from the repository's root. What a page asks for later, when
 * somebody taps, is not among them.
 */
export async function scriptsOfRoute(routeId: string): Promise<string[]> {
  const { routes } = await readManifest();
  const preloads = wayTo(routeId, routes).flatMap((id) => routes[id]?.preloads ?? []);
  const scripts = preloads.filter((path) => path.endsWith(".js"));
  return [...new Set(scripts.map((path) => `${build}/client${path}`))];
}

/** The server's build says which files each route needs; the server writes them into the page. */
async function readManifest(): Promise<Manifest> {
  const folder = join(root, build, "server/assets");
  const name = existsSync(folder)
    ? readdirSync(folder).find((file) => file.startsWith("_tanstack-start-manifest"))
    : undefined;
  if (!name) throw new Error("The storefront has not been built: run `npm run check`.");
  const { tsrStartManifest } = (await import(pathToFileURL(join(folder, name)).href)) as {
    tsrStartManifest: () => Manifest;
  };
  return tsrStartManifest();
}

function wayTo(routeId: string, routes: Manifest["routes"]): string[] {
  if (!routes[routeId]) throw new Error(`The storefront has no route ${routeId}.`);
  const parent = Object.keys(routes).find((id) => routes[id]?.children?.includes(routeId));
  return parent === undefined ? [routeId] : [...wayTo(parent, routes), routeId];
}
