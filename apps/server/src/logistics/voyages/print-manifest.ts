import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { printManifest as printCall } from "@sampan/contract/logistics/voyages/staff-voyages";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { settle } from "../../kernel/db/settle.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { drawAside } from "../../kernel/pdf/draw-aside.ts";
import type { ManifestMaterial } from "./draw-manifest.ts";
import { takeManifest } from "./take-manifest.ts";

const columns = [
  "line",
  "box",
  "parcel",
  "consignee",
  "address",
  "contents",
  "pieces",
  "value",
  "weight",
] as const;

const thread = new URL("./manifest-thread.ts", import.meta.url);

/** The manifest as a document. It is drawn aside, after the transaction that read it. */
export async function printManifest(
  db: Db,
  asked: InputOf<typeof printCall>,
  { caller, say }: { caller: StaffCaller; say: Needs["say"] },
): Promise<Result<OutputOf<typeof printCall>, Refusal<"voyage_unknown" | "server_busy">>> {
  const taken = await settle(db, (open) => takeManifest(open, asked, caller));
  if (!taken.ok) return taken;
  const { data: voyage, datalist: rows } = taken.value;
  const { language, now } = caller;
  const weight = (voyage.weight_g / 1_000).toFixed(1);
  const material: ManifestMaterial = {
    language,
    now,
    title: say(language, "manifest.title", { number: voyage.number }),
    facts: [voyage.name, voyage.departed_at ?? voyage.cdate].join(" · "),
    total: say(language, "manifest.total", { boxes: voyage.boxes, parcels: rows.length, weight }),
    page: say(language, "manifest.page", { page: pageMark }).replace(String(pageMark), "{page}"),
    columns: columns.map((name) => say(language, `manifest.${name}`)),
    rows,
  };
  const drawn = await drawAside(thread, material);
  return drawn.ok ? ok({ data: { pdf: drawn.value.toString("base64") } }) : drawn;
}

/** Stands where the thread writes the number of each page. */
const pageMark = 7;
