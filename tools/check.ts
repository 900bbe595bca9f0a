import { spawn } from "node:child_process";
import { join } from "node:path";

/**
 * `npm run check`: everything that can be said about the code without running the product;
 * `npm run check -- types lint` runs these steps only.
 */
type Step = { name: string; command: string; args: string[] };

const script = (name: string, file: string): Step => ({
  name,
  command: process.execPath,
  args: [join(import.meta.dirname, file)],
});

/** Each of several checkers works out again what most files share, and two steps run beside each other anyway. */
const once = ["--checkers", "1"];

/** The longest first, so that two at a time end close to each other. */
const steps: Step[] = [
  { name: "types", command: "tsc", args: ["-p", "tsconfig.json", ...once] },
  { name: "console-types", command: "tsc", args: ["-p", "apps/console/tsconfig.json", ...once] },
  { name: "rules", command: "vitest", args: ["run", "--project", "unit", "tools/tidy"] },
  { name: "lint", command: "oxlint", args: ["--deny-warnings"] },
  { name: "dead", command: "knip", args: ["--no-progress"] },
  script("imports", "check-imports.ts"),
  { name: "format", command: "oxfmt", args: ["--check", "."] },
  { name: "weight", command: "size-limit", args: [] },
];
const atOnce = 2;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  const names = steps.map(({ name }) => name).join(", ");
  console.error(`Unknown step ${unknown.join(", ")}. There are: ${names}.`);
  process.exit(2);
}
/** These need no pages: neither the route tree that their build writes, nor what it weighs. */
const withoutPages = ["rules", "format"];

const outcomes: { name: string; hasPassed: boolean }[] = [];
const waiting = steps.filter(({ name }) => asked.length === 0 || asked.includes(name));
// First and alone: the build writes the route tree of the storefront, which the others read.
if (waiting.some(({ name }) => !withoutPages.includes(name)))
  await runStep(script("pages", "build-pages.ts"));
await Promise.all(Array.from({ length: atOnce }, worker));

const failed = outcomes.filter(({ hasPassed }) => !hasPassed);
console.log(
  failed.length === 0
    ? "every check passed"
    : `failed checks: ${failed.map(({ name }) => name).join(", ")}`,
);
process.exit(failed.length === 0 ? 0 : 1);

async function worker(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step);
}

async function runStep({ name, command, args }: Step): Promise<void> {
  const begin = performance.now();
  const { hasPassed, said } = await run(command, args);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  outcomes.push({ name, hasPassed });
  console.log(`${hasPassed ? "ok    " : "FAILED"} ${name.padEnd(14)} ${seconds.padStart(6)} s`);
  if (!hasPassed) process.stdout.write(said);
}

function run(command: string, args: string[]): Promise<{ hasPassed: boolean; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: join(import.meta.dirname, "..") });
    let said = "";
    const listen = (chunk: Buffer) => (said += chunk.toString());
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("error", reject);
    child.once("close", (code) => resolve({ hasPassed: code === 0, said }));
  });
}
