import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The files of this repository, as the rules of the house look at them. */

export type Source = { path: string; text: string };

export const root = join(import.meta.dirname, "..");
export const read = (path: string): Source => ({
  path,
  text: readFileSync(join(root, path), "utf8"),
});
export const filesNamed = (...patterns: string[]): Source[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...patterns], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => path !== "" && existsSync(join(root, path)))
    .map(read);

export const sources = filesNamed("*.ts", "*.tsx", "*.mjs");
export const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/(^|\s)\/\/.*$/gm, "$1");
export const offenders = (files: Source[], isWrong: (file: Source) => boolean) =>
  files.filter(isWrong).map(({ path }) => path);
export const isTest = ({ path }: Source) => /\.(test|e2e)\.tsx?$/.test(path);
