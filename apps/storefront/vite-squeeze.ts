import { minify } from "terser";
import type { Plugin } from "vite";

/** What a phone waits for on every page, by the names of `codeSplitting` and what the site map pulls in. */
const onEveryPage = /^assets\/(framework|shell|judging|product-skeleton)-/;

/**
 * What Vite makes of a lazy import of one name: it takes the name out of the file, and hands it on in an object of its own.
 * The file itself does as well, and need not be spelled three times.
 */
const oneName = /async\(\)=>\{let\{(\w+):(\w+)\}=await\((import\("[^"]+"\))\);return\{\1:\2\}\}/g;

/**
 * A second, slower look at the few files that every page loads. Vite's own minifier is quick and leaves a hundredth
 * behind, which is as much as fifteen pages weigh in the site map.
 */
export function squeezeShared(): Plugin {
  return {
    name: "sampan:squeeze-shared",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk" || !onEveryPage.test(file.fileName)) continue;
        const { code } = await minify(file.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 3 },
        });
        if (code === undefined) throw new Error(`${file.fileName} came out empty.`);
        file.code = code.replaceAll(oneName, "()=>$3");
      }
    },
  };
}
