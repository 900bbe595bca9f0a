import { areaDepth } from "@sampan/domain/people/addresses/address-rules";
import type { Region } from "@sampan/domain/kernel/regions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Area } from "./area.ts";
import { areasOfTaiwan } from "./areas-of-taiwan.ts";
import { areasOfThailand } from "./areas-of-thailand.ts";

const areasOf = { TW: areasOfTaiwan, TH: areasOfThailand } as const satisfies Record<
  Region,
  (parents: readonly string[]) => readonly Area[] | Promise<readonly Area[]>
>;

interface Areas {
  datalist: Area[];
  levels: number;
}

/**
 * The areas one level below a path of areas. Refuses `area_needed` for a path that leads nowhere, or past
 * the narrowest level. [ADDR-01] [NFR-10]
 */
export async function findAreas(
  _db: Db,
  { region, parents }: { region?: Region | undefined; parents: readonly string[] },
  caller: Visitor,
): Promise<Result<Areas, Refusal<"area_needed">>> {
  const wanted = region ?? caller.region;
  const levels = areaDepth[wanted];
  if (parents.length >= levels) return refuse({ code: "area_needed" });
  const areas = await areasOf[wanted](parents);
  if (areas.length === 0) return refuse({ code: "area_needed" });
  return ok({ datalist: [...areas], levels });
}
