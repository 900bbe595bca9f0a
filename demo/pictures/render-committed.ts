import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { growCatalogue } from "../catalogue/grow-catalogue.ts";
import { drawPicture } from "./draw-picture.ts";

/**
 * Draws the main picture of every product into `committed/`, so that lists show at once; all
 * other pictures are drawn when somebody asks for them. It draws what is missing; with names as
 * arguments it draws those anew.
 */
const folder = path.join(import.meta.dirname, "committed");
const asked = process.argv.slice(2);
const { marketplace, own } = growCatalogue();
const mains = new Set([...marketplace, ...own].map((product) => product.pictures[0]!));

await mkdir(folder, { recursive: true });
const finished = (await readdir(folder)).map((file) => file.replace(/\.webp$/, ""));
for (const name of finished) {
  if (!mains.has(name)) await rm(path.join(folder, `${name}.webp`));
}
let bytes = 0;
const names =
  asked.length > 0 ? asked : [...mains].filter((name) => !finished.includes(name)).toSorted();
for (const name of names) {
  const picture = await drawPicture(name);
  if (!picture) throw new Error(`There is no picture called "${name}".`);
  bytes += picture.length;
  await writeFile(path.join(folder, `${name}.webp`), picture);
}
process.stdout.write(`${names.length} pictures, ${(bytes / 1024 / 1024).toFixed(2)} MB\n`);
