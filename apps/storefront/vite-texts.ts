import { createHash } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { languages, type Language } from "@sampan/domain/kernel/language";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

const loader = "@sampan/locales/load-texts";
const fileList = "virtual:text-files";
const folder = join(import.meta.dirname, "../../packages/locales/src/storefront");

interface TextFile {
  readonly name: string;
  readonly source: string;
}

/**
 * Compiles each language's texts at build time, into the form that `use-intl` only has to fill in, and
 * gives browsers one data file per language instead of scripts. Pages ask for theirs in the head.
 */
export function compileTexts(): Plugin {
  let files: ReadonlyMap<Language, TextFile> = new Map();
  const addresses = (): object =>
    Object.fromEntries(Array.from(files, ([language, { name }]) => [language, `/${name}`]));
  return {
    name: "sampan:texts",
    enforce: "pre",
    sharedDuringBuild: true,
    async configResolved({ command }) {
      if (command === "build") files = await compileAll();
    },
    resolveId(id) {
      if (id === fileList) return `\0${fileList}`;
      const isBrowser = this.environment.name === "client";
      return id === loader && isBrowser && files.size > 0 ? `\0${loader}` : undefined;
    },
    async load(id) {
      if (id === `\0${fileList}`) return `export const textFiles = ${json(addresses())};`;
      if (id === `\0${loader}`) return fetchingLoader;
      const language = [...files.keys()].find((known) => id === join(folder, `${known}.ts`));
      return language && `export const texts = ${files.get(language)?.source};`;
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { name, source } of files.values())
        this.emitFile({ type: "asset", fileName: name, source });
    },
  };
}

const fetchingLoader = `
import { textFiles } from "${fileList}";
export const loadStorefrontTexts = async (language) => (await fetch(textFiles[language])).json();
`;

async function compileAll(): Promise<Map<Language, TextFile>> {
  const files = new Map<Language, TextFile>();
  for (const language of languages) {
    const module: unknown = await import(pathToFileURL(join(folder, `${language}.ts`)).href);
    const source = json(compileTree((module as { texts: Tree }).texts));
    const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
    files.set(language, { name: `assets/texts-${language}-${hash}.json`, source });
  }
  return files;
}

type Tree = { readonly [key: string]: string | Tree };

const compileTree = (tree: Tree): object =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === "string" ? compile(value) : compileTree(value),
    ]),
  );

const json = (value: unknown): string => JSON.stringify(value);
