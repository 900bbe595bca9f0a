import { createHash } from "node:crypto";
import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";

/** Another process has the folder open. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

/**
 * Takes a folder for this process alone and answers the function that frees it.
 * On Linux the lock is an abstract socket, which the kernel frees however the process ends;
 * elsewhere a file with the process id, taken over when that process is gone.
 */
export function lockFolder(folder: string): Promise<() => void> {
  const path = resolve(folder);
  return process.platform === "linux" ? lockBySocket(path) : lockByFile(path);
}

function lockBySocket(path: string): Promise<() => void> {
  return new Promise((taken, refused) => {
    const socket = createServer();
    socket.once("error", (cause: NodeJS.ErrnoException) =>
      refused(
        cause.code === "EADDRINUSE"
          ? new FolderInUse(`${path} is open in another process`, { cause })
          : cause,
      ),
    );
    // A socket name holds 107 bytes, a path may be longer.
    const name = createHash("sha256").update(path).digest("hex");
    socket.listen(`\0sampan:${name}`, () => {
      socket.unref();
      taken(() => void socket.close());
    });
  });
}

async function lockByFile(path: string): Promise<() => void> {
  const file = join(path, ".lock");
  const holder = readHolder(file);
  if (holder !== undefined && isAlive(holder))
    throw new FolderInUse(`${path} is open in process ${holder}`);
  if (holder !== undefined) rmSync(file, { force: true });
  const descriptor = openSync(file, "wx");
  writeSync(descriptor, String(process.pid));
  closeSync(descriptor);
  return () => rmSync(file, { force: true });
}

function readHolder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, "utf8")) || undefined;
  } catch {
    // No lock file: nobody holds the folder.
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
