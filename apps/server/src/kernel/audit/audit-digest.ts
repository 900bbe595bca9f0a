import { createHash } from "node:crypto";

/** An act as the database writes it: every field as text, null where there is nothing. */
export interface WrittenAct {
  readonly id: string;
  readonly staff_id: string | null;
  readonly action: string;
  readonly object_kind: string;
  readonly object_id: string;
  readonly old_value: string | null;
  readonly new_value: string | null;
  readonly address: string;
  readonly request_id: string;
  /** Microseconds since 1970. */
  readonly at_us: string;
}

/** What the first link of the chain names as the one before it. */
export const chainStart = createHash("sha256").digest();

/**
 * The hash of an act behind the one before it. `audit_digest` of the database reckons the same when the act
 * is written; a check that asked the database for it would believe whoever changed the function. [BO-03]
 */
export const digestOf = (before: Buffer, act: WrittenAct): Buffer =>
  createHash("sha256")
    .update(before)
    .update(
      [
        act.id,
        act.staff_id,
        act.action,
        act.object_kind,
        act.object_id,
        act.old_value,
        act.new_value,
        act.address,
        act.request_id,
        act.at_us,
      ]
        .map(writtenField)
        .join(""),
    )
    .digest();

/** With its length in bytes before it, so that no two rows are written alike. */
const writtenField = (field: string | null): string =>
  field === null ? "-" : `${Buffer.byteLength(field)}:${field}`;
