import { FolderInUse } from "../../../apps/server/src/kernel/db/lock-folder.ts";
import { openEmbedded } from "../../../apps/server/src/kernel/db/driver/door.ts";

/**
 * A process that opens the embedded database of a folder as the product does and writes into it until it is killed: it says
 * "trying", then "open", then the number of each row that it was told is kept.
 */
const [folder = "", name = ""] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

say("trying");
try {
  const { pool } = await openEmbedded(folder);
  await pool.query("create table if not exists kept (name text primary key)");
  say("open");
  for (let row = 0; ; row += 1) {
    await pool.query("insert into kept values ($1)", [`${name}-${row}`]);
    say(`${name}-${row}`);
  }
} catch (fault) {
  process.stderr.write(fault instanceof FolderInUse ? `${fault.message}\n` : `${String(fault)}\n`);
  process.exit(fault instanceof FolderInUse ? 1 : 2);
}
