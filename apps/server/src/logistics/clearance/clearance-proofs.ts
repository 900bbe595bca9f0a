import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import { findOwnFile, findStaffFile } from "../../kernel/files/find-own-file.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";

interface Brought {
  readonly imgs: readonly string[];
  /** Whose parcel it is. */
  readonly accountId: number;
  readonly by: "customer" | "staff";
}

/**
 * The files behind pictures that somebody brings, each once. Refuses `file_unknown` for what was not uploaded about this customer
 * by this side, and for what was brought somewhere already.
 */
export async function findProofs(
  db: Db,
  { imgs, accountId, by }: Brought,
): Promise<Result<readonly number[], Refusal<"file_unknown">>> {
  const find = by === "staff" ? findStaffFile : findOwnFile;
  const ids: number[] = [];
  for (const url of new Set(imgs)) {
    const file = await find(db, { url, accountId, kind: "clearance" });
    if (!file) return refuse({ code: "file_unknown" });
    ids.push(file.id);
  }
  const used = await selectUsed(db, ids);
  return used.length === 0 ? ok(ids) : refuse({ code: "file_unknown" });
}

const selectUsed = async (db: Db, fileIds: readonly number[]): Promise<{ id: number }[]> =>
  fileIds.length === 0
    ? []
    : db
        .selectFrom("clearance_proofs")
        .select("id")
        .where("file_id", "in", [...fileIds])
        .execute();

export async function insertProofs(
  db: Db,
  stepId: number,
  fileIds: readonly number[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await db
    .insertInto("clearance_proofs")
    .values(fileIds.map((file_id) => ({ step_id: stepId, file_id })))
    .execute();
}

/** The keys of what its owner brought to a version of a declaration. */
export async function selectOwnProofs(db: Db, clearanceId: number): Promise<string[]> {
  const found = await db
    .selectFrom("clearance_proofs as proof")
    .innerJoin("clearance_steps as step", "step.id", "proof.step_id")
    .innerJoin("files as file", "file.id", "proof.file_id")
    .select("file.key")
    .where("step.clearance_id", "=", clearanceId)
    .where("step.by", "=", "customer")
    .execute();
  return found.map(({ key }) => key);
}
