import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { defaultRegion } from "@sampan/domain/kernel/regions";
import { readConfig, WrongSetting } from "./kernel/config.ts";
import { prepareAlone } from "./kernel/db/driver/door.ts";
import { FolderInUse } from "./kernel/db/lock-folder.ts";
import { migrate } from "./kernel/db/migrate.ts";
import { openConfigured } from "./kernel/db/open-configured.ts";
import { addAdministrator, hasAdministrator } from "./people/staff/add-administrator.ts";

/**
 * `npm run staff -- add` asks for the name of an administrator and prints their first password. The first one cannot
 * be made at the console, and whoever lost the only one can ask nobody else.
 */
const sentences = {
  email_invalid: "That is not an e-mail address.",
  staff_name_needed: "A name is needed.",
  staff_email_known: "Somebody has this e-mail address already.",
  server_busy: "The machine is too busy; try again.",
} as const;

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

await begin();
process.exit(0);

async function begin(): Promise<void> {
  if (process.argv[2] !== "add") end("There is one thing to do here: npm run staff -- add");
  try {
    await add();
  } catch (error) {
    if (error instanceof FolderInUse) end("The product is running on this folder: stop it first.");
    if (error instanceof WrongSetting) end(error.message);
    throw error;
  }
}

async function add(): Promise<void> {
  const database = await openConfigured(readConfig(process.env));
  try {
    await prepareAlone(database, () => migrate(database));
    const { db } = database;
    if ((await hasAdministrator(db)) && !(await isSure())) end("Nobody was added.");
    const wish = { email: await ask("E-mail address: "), name: await ask("Name: ") };
    const clock = () => new Date();
    const added = await addAdministrator(db, wish, {
      chance: (bytes) => randomBytes(bytes),
      clock,
    });
    if (!added.ok) end(sentences[added.error.code]);
    const { password, until } = added.value;
    say(`First password: ${password}\n`);
    say(`It opens the console until ${formatWireTime(until, defaultRegion)}, to choose another.\n`);
  } finally {
    await database.close();
  }
}

async function isSure(): Promise<boolean> {
  const question =
    "There is an administrator, who can add people at the console. Add another? (yes/no) ";
  return (await ask(question)).toLowerCase() === "yes";
}

async function ask(question: string): Promise<string> {
  say(question);
  const { value, done } = await lines.next();
  return done ? "" : value.trim();
}

function say(words: string): void {
  process.stdout.write(words);
}

function end(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
