import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** What both pages are made of, beside their own sources. */
const shared = [
  "package-lock.json",
  "packages/client",
  "packages/contract",
  "packages/domain",
  "packages/locales",
  "packages/ui",
];

/**
 * Builds the storefront and the console where their sources differ from those that the last build
 * was made of. Quick when nothing changed: contents are compared, not dates, so that a fresh clone
 * or a changed branch is judged right.
 */
export async function buildPages(): Promise<void> {
  // One after the other: each build uses every core by itself.
  for (const app of ["storefront", "console"]) await buildWhenStale(app);
}

async function buildWhenStale(app: string): Promise<void> {
  const folder = join(root, "apps", app);
  const stamp = join(folder, "dist/.built-from");
  const sources = fingerprint([...shared, `apps/${app}`]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return;
  console.log(`Building the ${app} ...`);
  await runBuild(folder);
  mkdirSync(join(folder, "dist"), { recursive: true });
  writeFileSync(stamp, sources);
}

function fingerprint(paths: string[]): string {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesBelow)) {
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)));
  }
  return hash.digest("hex");
}

/** Neither what a build made nor what only tests read makes a page stale. */
const isSource = (name: string) =>
  !["node_modules", "dist", ".tanstack"].includes(name) &&
  !name.includes(".test.") &&
  name !== "routeTree.gen.ts";

function filesBelow(path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  if (path.endsWith(".json")) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => isSource(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
    );
}

/** Shows what the build says only when it fails. */
function runBuild(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // As for everybody, whoever asks: a test runner's environment would make controls that know they are tested.
    const env = { ...process.env, NODE_ENV: "production" };
    const child = spawn("npm", ["run", "build", "--silent"], { cwd: folder, env });
    const said: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => said.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => said.push(chunk));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(said));
      reject(new Error(`the build of ${folder} ended with code ${code}`));
    });
  });
}

if (import.meta.main) {
  await buildPages().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
