import { pathToFileURL } from "node:url";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

const catalogue = /\/packages\/locales\/src\/storefront\/([\w-]+)\.ts$/;
const chunkList = "virtual:text-chunks";

type Tree = { readonly [key: string]: string | Tree };

/**
 * Compiles each language's texts at build time into the form that `use-intl` only has to fill in, and
 * tells the server which file each language became, so that a page can ask for it at once.
 */
export function compileTexts(): Plugin {
  const fileByLanguage: Record<string, string> = {};
  let isBuild = false;
  return {
    name: "sampan:texts",
    enforce: "pre",
    // One set of file names for both builds: the client's is made first.
    sharedDuringBuild: true,
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === chunkList ? `\0${chunkList}` : undefined),
    async load(id) {
      if (id === `\0${chunkList}`) return `export const textChunks = ${json(fileByLanguage)};`;
      if (!isBuild || !catalogue.test(id)) return undefined;
      const { texts } = (await import(pathToFileURL(id).href)) as { texts: Tree };
      return `export const texts = JSON.parse(${json(json(compileTree(texts)))});`;
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      for (const chunk of Object.values(bundle)) {
        const language = chunk.type === "chunk" && catalogue.exec(chunk.facadeModuleId ?? "")?.[1];
        if (language) fileByLanguage[language] = `/${chunk.fileName}`;
      }
    },
  };
}

const json = (value: unknown): string => JSON.stringify(value);

const compileTree = (tree: Tree): object =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === "string" ? compile(value) : compileTree(value),
    ]),
  );
