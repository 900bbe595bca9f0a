import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  listMisweighed as listCall,
  readEstimates as readCall,
} from "@sampan/contract/trade/estimates/staff-estimates";
import { addDays } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { countEstimates, findMisweighed } from "./estimate-desk-queries.ts";

/** How near freight came to what was said, over so many days back: in all, by line, by category, by where weights came from. */
export async function readEstimates(
  db: Db,
  { days }: InputOf<typeof readCall>,
  { now }: StaffCaller,
): Promise<Result<OutputOf<typeof readCall>, never>> {
  const counted = await countEstimates(db, addDays(now, -days));
  const of = (grouped: (typeof counted)[number]["grouped"]) =>
    counted.filter((row) => row.grouped === grouped);
  const [all = { judged: 0, within_5: 0, within_15: 0, dearer: 0, cheaper: 0 }] = of("all");
  return ok({
    data: {
      all,
      by_line: of("line").flatMap(({ region, transport, ...row }) =>
        region === null || transport === null ? [] : [{ ...row, region, transport }],
      ),
      by_category: of("category"),
      by_basis: of("basis").flatMap(({ basis, ...row }) =>
        basis === null ? [] : [{ ...row, basis }],
      ),
    },
  });
}

/** A page of listings that weigh something else than they say; what parcels said is gone by already, and this tells whom to ask. */
export async function listMisweighed(
  db: Db,
  { page, page_size }: InputOf<typeof listCall>,
): Promise<Result<OutputOf<typeof listCall>, never>> {
  const { rows, total } = await findMisweighed(db, {
    limit: page_size,
    offset: (page - 1) * page_size,
  });
  return ok({ datalist: [...rows], total });
}
