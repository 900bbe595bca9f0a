import type { InputOf } from "@sampan/contract/kernel/call";
import type * as calls from "@sampan/contract/people/pushes";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { writeMute, writeQuietHours } from "./push-queries.ts";

type Done = Result<Record<never, never>, never>;

/** Switches one topic on or off, for all browsers of the caller. */
export async function setPushTopic(
  db: Db,
  input: InputOf<typeof calls.setPushTopic>,
  { customer }: CustomerCaller,
): Promise<Done> {
  await writeMute(db, { accountId: customer.id, ...input });
  return ok({});
}

/** Sets between which hours no browser of the caller is told. */
export async function setQuietHours(
  db: Db,
  input: InputOf<typeof calls.setQuietHours>,
  { customer }: CustomerCaller,
): Promise<Done> {
  await writeQuietHours(db, { accountId: customer.id, ...input });
  return ok({});
}
