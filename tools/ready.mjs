/**
 * Makes the working copy ready for a command of package.json, then runs it: packages as the lock
 * file says, pages built from the present sources, and the pinned Node instead of the machine's.
 *
 * It runs before anything is installed, therefore built-in modules only, and on Node 20 as well.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { serverEnvironment, serverFlags } from "./server-memory.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Without a PostgreSQL to work on, the product shows itself with demo data and a sandbox world. */
const isLive = (process.env.SAMPAN_MODE ?? (process.env.DATABASE_URL ? "live" : "demo")) === "live";

/** needsPages: the command serves the built storefront and console. */
const commands = {
  start: {
    file: isLive ? "apps/server/src/main.ts" : "demo/start.ts",
    flags: serverFlags,
    needsPages: true,
  },
  dev: { file: "tools/dev.ts" },
  reset: { file: "tools/reset.ts" },
  staff: { file: "apps/server/src/add-staff.ts" },
  test: { file: "tools/test.ts" },
  promises: { file: "tools/promises.ts", needsPages: true },
  check: { file: "tools/check.ts" },
  mutants: { file: "tools/mutants.ts" },
  bench: {
    file: "bench/bench.ts",
    flags: serverFlags,
    needsPages: true,
  },
  "bench:pages": { file: "bench/bench-pages.ts", needsPages: true },
  requirements: { file: "tools/requirements.ts" },
};

const [name = "", ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) fail(`Unknown command "${name}". There are: ${Object.keys(commands).join(", ")}.`);

process.chdir(root);
if (!isInstalled()) install();
const node = pinnedNode();
if (command.needsPages) runToEnd(node, [join(root, "tools/build-pages.ts")]);
runAndFollow(node, [...(command.flags ?? []), join(root, command.file), ...args]);

/**
 * Whether node_modules holds what the lock file says. npm keeps a list of what it put there; the folders are looked
 * for as well, since a list that came from elsewhere may name what is not there.
 */
function isInstalled() {
  const present = readPackages("node_modules/.package-lock.json");
  const wanted = readPackages("package-lock.json");
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === "") return true;
    const found = present[path];
    if (!found) return optional;
    return found.version === version && existsSync(join(root, path));
  });
}

function readPackages(path) {
  if (!existsSync(path)) return {};
  return JSON.parse(readFileSync(path, "utf8")).packages;
}

/**
 * `npm install --no-save` keeps to the lock file as `npm ci` does, but does not refuse one that
 * lacks builds for platforms other than ours: not every registry carries all of them.
 */
function install() {
  console.log("Installing packages as package-lock.json says ...");
  const parameters = ["install", "--no-save", "--loglevel=error"];
  // npm tells the scripts it runs where it is itself; outside of npm it is looked up in PATH.
  const npm = process.env.npm_execpath;
  if (npm) runToEnd(process.execPath, [npm, ...parameters]);
  else runToEnd("npm", parameters);
}

/** The Node of the npm package `node`, the same on every machine. */
function pinnedNode() {
  const binary = process.platform === "win32" ? "node.exe" : "node";
  const path = join(root, "node_modules/node/bin", binary);
  if (!existsSync(path)) {
    fail(
      "The package `node` is not complete: allow its install script and run `npm rebuild node`.",
    );
  }
  return path;
}

function runToEnd(file, parameters) {
  const { status, error } = spawnSync(file, parameters, { stdio: "inherit", env: environment() });
  if (error) fail(`${file} could not be run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

function runAndFollow(file, parameters) {
  const child = spawn(file, parameters, { stdio: "inherit", env: environment() });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the child by itself; a second one would cut its leave short.
      if (signal === "SIGINT" && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  child.on("error", (error) => fail(`${file} could not be run: ${error.message}`));
  child.on("exit", (code) => process.exit(code ?? 1));
}

/** Tools started by the command are those of the lock file, and run on the pinned Node. */
function environment() {
  const binaries = join(root, "node_modules/.bin");
  const nodeFolder = join(root, "node_modules/node/bin");
  return {
    // Whoever runs it knows better what it should run with.
    ...serverEnvironment,
    ...process.env,
    PATH: [nodeFolder, binaries, process.env.PATH].join(delimiter),
  };
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
