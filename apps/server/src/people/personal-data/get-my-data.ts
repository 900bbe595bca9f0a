import type { getMyData as getCall, MyData } from "@sampan/contract/people/personal-data";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Region } from "@sampan/domain/kernel/regions";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import { fileUrl } from "../../kernel/files/file-url.ts";
import { exportEndsAt } from "../../kernel/files/sweep-exports.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { type DataExport, findExport } from "./export-queries.ts";
import { listOpenings } from "../identities/stored-openings.ts";
import { nextExportAt } from "./request-export.ts";

const openings_most = 100;

/** Who opened the caller's identity data, when and why, and how far the copy of their data is. [BO-46] */
export async function getMyData(
  db: Db,
  _input: object,
  { customer, now }: CustomerCaller,
): Promise<Result<OutputOf<typeof getCall>, never>> {
  const { id, region } = customer;
  const openings = await listOpenings(db, id, openings_most);
  return ok({
    data: {
      export: describeExport(await findExport(db, id), region, now),
      openings: openings.map(({ opened_at, ...opening }) => ({
        ...opening,
        opened_at: formatWireTime(opened_at, region),
      })),
    },
  });
}

function describeExport(
  found: DataExport | undefined,
  region: Region,
  now: Date,
): MyData["export"] {
  const none = { asked_at: "", url: "", bytes: 0, kept_until: "", next_at: "" };
  if (!found) return { state: "none", ...none };
  const { asked_at, ready_at, file_key, bytes } = found;
  const next = nextExportAt(asked_at);
  const asked = {
    ...none,
    asked_at: formatWireTime(asked_at, region),
    next_at: next > now ? formatWireTime(next, region) : "",
  };
  if (!ready_at) return { state: "asked", ...asked };
  // The file was swept: it is as if none had been asked for.
  if (bytes === null) return { state: "none", ...asked };
  const kept_until = formatWireTime(exportEndsAt(ready_at), region);
  return { state: "ready", ...asked, url: fileUrl(file_key), bytes, kept_until };
}
