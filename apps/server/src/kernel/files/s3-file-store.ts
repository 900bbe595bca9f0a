import type { ObjectStore } from "@sampan/connectors/storage/object-store";
import type { SourceFailure } from "@sampan/connectors/outbound/source-failure";
import type { Result } from "@sampan/domain/kernel/result";
import { TurnedAway } from "../http/turned-away.ts";
import { shelfOf } from "./file-shelf.ts";
import type { FileStore } from "./file-store.ts";

/** When to come back while the store does not answer, seconds. */
const retry_s = 5;

/**
 * Keeps files in a bucket, laid out as in a folder, so that whatever copies trees of files moves them there. While
 * the bucket does not answer, people are told to come again (`server_busy`) and nothing of theirs is half done;
 * a bucket that refuses us is a fault.
 */
export const createS3FileStore = (store: ObjectStore): FileStore => ({
  put: async (key, bytes) => answered(await store.put(shelfOf(key), bytes)),
  async get(key) {
    const found = await store.get(shelfOf(key));
    return !found.ok && found.error.code === "not_found" ? undefined : answered(found);
  },
  remove: async (key) => answered(await store.remove(shelfOf(key))),
});

const passing = new Set(["unavailable", "too_many_calls", "transient"]);

function answered<T>(result: Result<T, SourceFailure>): T {
  if (result.ok) return result.value;
  const { code, detail, upstream_code } = result.error;
  if (passing.has(code)) throw new TurnedAway({ code: "server_busy" }, retry_s);
  throw new Error(`the store of files refused: ${upstream_code ?? code}, ${detail}`);
}
