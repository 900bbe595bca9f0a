import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { growCatalogue } from "../catalogue/grow-catalogue.ts";
import { drawPicture } from "./draw-picture.ts";

/**
 * Draws the main picture of every product into `committed/`, so that lists show at once; all
 * other pictures are drawn when somebody asks for them. With names as arguments it draws those.
 */
const folder = path.join(import.meta.dirname, "committed");
const asked = process.argv.slice(2);
const { marketplace, own } = growCatalogue();
const mains = new Set([...marketplace, ...own].map((product) => product.pictures[0]!));

await mkdir(folder, { recursive: true });
if (asked.length === 0) {
  for (const file of await readdir(folder)) {
    if (!mains.has(file.replace(/\.webp$/, ""))) await rm(path.join(folder, file));
  }
}
let bytes = 0;
const names = asked.length > 0 ? asked : [...mains].sort();
for (const name of names) {
  const picture = await drawPicture(name);
  if (!picture) throw new Error(`There is no picture called "${name}".`);
  bytes += picture.length;
  await writeFile(path.join(folder, `${name}.webp`), picture);
}
process.stdout.write(`${names.length} pictures, ${(bytes / 1024 / 1024).toFixed(2)} MB\n`);
