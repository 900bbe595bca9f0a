import { existsSync, rmSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { join } from "node:path";
import { readConfig } from "../apps/server/src/kernel/config.ts";
import { FolderInUse, lockFolder } from "../apps/server/src/kernel/db/lock-folder.ts";

/** `npm run reset` empties the embedded database and the files, after asking (`-- --yes` does not). */
const { dataDir, databaseUrl } = readConfig(process.env);
if (databaseUrl !== undefined) {
  refuse("DATABASE_URL is set: only the embedded database can be emptied here.");
}
const database = join(dataDir, "database");
// DATA_DIR may name anything; only a folder that we filled is ours to remove.
if (!existsSync(database)) refuse(`There is no embedded database in ${dataDir}.`);
const unlock = await lockFolder(database).catch((error: unknown) => {
  if (error instanceof FolderInUse) return refuse("The product is running: stop it first.");
  throw error;
});
if (!process.argv.includes("--yes") && !(await isSure())) refuse("Nothing was removed.");
rmSync(dataDir, { recursive: true });
unlock();
console.log(`${dataDir} was removed. The next start makes a new one.`);

async function isSure(): Promise<boolean> {
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question(
    `Remove every order, account and file in ${dataDir}? (yes/no) `,
  );
  asking.close();
  return answer.trim().toLowerCase() === "yes";
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
