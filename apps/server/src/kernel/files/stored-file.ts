import { sealBytes, unsealBytes } from "../seals/seal.ts";
import type { Db } from "../db/db.ts";
import type { FileNeeds } from "./file-needs.ts";
import { findPersonKey, takePersonKey } from "../seals/person-key.ts";
import type { FileKind } from "@sampan/domain/kernel/file-kinds";
import type { FileRow } from "./file-queries.ts";

/** What identifies a person lies in the store sealed by that person's key. */
const sealedKinds: readonly FileKind[] = [
  "picture",
  "company",
  "export",
  "ticket",
  "clearance",
  "duty_receipt",
];

const ownerOf = (key: string): string => `file:${key}`;

interface NewContent {
  readonly key: string;
  readonly kind: FileKind;
  readonly bytes: Uint8Array;
  /** Whom it is about; undefined for what staff uploaded about nobody. */
  readonly accountId: number | undefined;
  readonly now: Date;
}

/** Puts a file into the store, sealed when its kind asks for it; answers whether it was. */
export async function putFile(
  db: Db,
  { key, kind, bytes, accountId, now }: NewContent,
  needs: Pick<FileNeeds, "files" | "config" | "chance">,
): Promise<boolean> {
  const sealed = accountId !== undefined && sealedKinds.includes(kind);
  if (!sealed) await needs.files.put(key, bytes);
  else {
    const personKey = await takePersonKey(db, { accountId, now }, needs);
    const content = { bytes, owner: ownerOf(key) };
    await needs.files.put(key, sealBytes(personKey, content, needs.chance));
  }
  return sealed;
}

/** What lies in the store, opened; undefined when it is not there, or the key of its owner is gone. */
export async function readFile(
  db: Db,
  { key, account_id, sealed }: FileRow,
  needs: Pick<FileNeeds, "files" | "config">,
): Promise<Uint8Array | undefined> {
  const stored = await needs.files.get(key);
  if (!stored || !sealed) return stored;
  const personKey = account_id === null ? undefined : await findPersonKey(db, account_id, needs);
  return personKey && unsealBytes(personKey, { sealed: stored, owner: ownerOf(key) });
}
