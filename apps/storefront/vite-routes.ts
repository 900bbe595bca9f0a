import type { Plugin } from "vite";

/**
 * The tree of routes as browsers take it along. It is written for types: each route is named, and says its address
 * twice. Every phone carries all of it, so that what nobody asks for at run time stays behind.
 */
export function leanRoutes(): Plugin {
  return {
    name: "sampan:lean-routes",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: (code, id) => (id.endsWith("/src/routeTree.gen.ts") ? leanTree(code) : undefined),
  };
}

// Types may be there or gone: it depends on who has read the file before.
const named = /(const rootRouteChildren(?:: RootRouteChildren)? = )\{([^}]*)\}/;
const placed =
  /\.update\(\{\s*id: (["'][^"']+["']),\s*path: \1,\s*getParentRoute: \(\) => rootRouteImport,?\s*\}(?: as any)?\)/g;
const placing = "const at = (path) => ({ id: path, path, getParentRoute: () => rootRouteImport });";

/** The same routes as a list, each with its address once. Throws where the tree is written in another way. */
function leanTree(code: string): string {
  const list = code.replace(
    named,
    (_, head: string, rows: string) => `${head}[${rows.replaceAll(/\w+:\s*(\w+)/g, "$1")}]`,
  );
  const lean = list.replaceAll(placed, ".update(at($1))");
  if (list === code || lean === list)
    throw new Error("The tree of routes is not written as vite-routes.ts reads it.");
  const imports = lean.lastIndexOf("\nimport { Route as ");
  const after = lean.indexOf("\n", imports + 1);
  return `${lean.slice(0, after)}\n${placing}${lean.slice(after)}`;
}
