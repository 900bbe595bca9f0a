import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryTexts } from "@sampan/contract/goods/texts/staff-texts";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { originalLanguage } from "@sampan/domain/kernel/language";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { builtTexts } from "./built-texts.ts";
import { overrides_max } from "./override-text.ts";
import { findOverrides } from "./text-override-queries.ts";

type Call = typeof queryTexts;

/** The texts whose key or words hold what is searched, by key. A changed text is found by either wording. [BO-51] */
export async function listTexts(
  db: Db,
  { search, language, changed, page, page_size }: InputOf<Call>,
  { region }: StaffCaller,
): Promise<Result<OutputOf<Call>, never>> {
  const [built, source, overrides] = await Promise.all([
    builtTexts(language),
    builtTexts(originalLanguage),
    findOverrides(db),
  ]);
  const overrideByKey = new Map(
    overrides.filter((one) => one.language === language).map((one) => [one.key, one]),
  );
  const wanted = search.trim().toLowerCase();
  const found = [...built]
    .map(([key, words]) => {
      const override = overrideByKey.get(key);
      return {
        key,
        language,
        source: source.get(key) ?? "",
        built: words,
        override: override?.message ?? "",
        changed_at: override ? formatWireTime(override.changed_at, region) : "",
        staff_name: override?.staff_name ?? "",
      };
    })
    .filter(({ override }) => changed === 0 || override !== "")
    .filter((row) =>
      [row.key, row.source, row.built, row.override].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
    );
  const start = (page - 1) * page_size;
  return ok({
    datalist: found.slice(start, start + page_size),
    total: found.length,
    changed: overrides.length,
    most: overrides_max,
  });
}
