import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Db } from "../../kernel/db/db.ts";
import { findFilesOf } from "../../kernel/files/find-files-of.ts";
import { readFile } from "../../kernel/files/stored-file.ts";
import type { Needs } from "../../kernel/needs.ts";
import { gatherRows } from "./gather-rows.ts";
import { findIdentity } from "../identities/stored-identities.ts";
import { type IdentityKey, unsealIdentity } from "../identities/identity-seal.ts";
import type { ZipEntry } from "./write-zip.ts";

export interface PersonToGather {
  readonly accountId: number;
  readonly region: Region;
  readonly now: Date;
}

/** What a slice seals of a person, opened for them; by its name in the copy. Composition hands in all of them. */
export type GatherSealed = Readonly<
  Record<
    string,
    (db: Db, person: PersonToGather, needs: Pick<Needs, "config">) => Promise<readonly unknown[]>
  >
>;

/** Everything stored about a person: one JSON text of all tables, identity data opened, and their files. */
export async function gatherPerson(
  db: Db,
  person: PersonToGather,
  {
    gatherSealed,
    ...needs
  }: Pick<Needs, "config" | "files"> & {
    readonly gatherSealed: GatherSealed;
  },
): Promise<ZipEntry[]> {
  const { accountId, region, now } = person;
  const opened: Record<string, readonly unknown[]> = {};
  for (const [name, gather] of Object.entries(gatherSealed))
    opened[name] = await gather(db, person, needs);
  const data = {
    made_at: formatWireTime(now, region),
    ...(await gatherRows(db, accountId)),
    ...opened,
    real_name: await openOwn(db, { kind: "real_name", accountId }, needs),
    company: await openOwn(db, { kind: "company", accountId }, needs),
  };
  const text = Buffer.from(JSON.stringify(data, null, 2), "utf8");
  const entries: ZipEntry[] = [{ name: "data.json", bytes: text, modified: now }];
  for (const file of await findFilesOf(db, accountId)) {
    if (file.kind === "export") continue;
    const bytes = await readFile(db, file, needs);
    const name = `files/${file.kind}-${file.key}.jpg`;
    if (bytes) entries.push({ name, bytes, modified: file.created_at });
  }
  return entries;
}

/** An identity as its owner submitted it, and what became of it; null when there is none. */
async function openOwn(db: Db, key: IdentityKey, needs: Pick<Needs, "config">) {
  const row = await findIdentity(db, key);
  if (!row) return null;
  const identity = row.sealed && (await unsealIdentity(db, { ...key, sealed: row.sealed }, needs));
  const { state, reason, submitted_at } = row;
  return { ...identity, state, reason, submitted_at: submitted_at.toISOString() };
}
