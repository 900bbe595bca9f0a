import type { ChosenService } from "@sampan/domain/logistics/services/service-rules";
import type { Db } from "../../kernel/db/db.ts";
import type { ServedParcel } from "./served-parcel.ts";

/** What was asked for of a parcel and its goods and is done or still to be done: taken back or declined is as never asked. */
export async function findHad(
  db: Db,
  { id, goods }: Pick<ServedParcel, "id" | "goods">,
): Promise<ChosenService[]> {
  const rows = await db
    .selectFrom("asked_services")
    .select(["service", "item_id"])
    .where((row) =>
      row.or([
        row("package_id", "=", id),
        row("item_id", "in", [0, ...goods.map((one) => one.id)]),
      ]),
    )
    .where("state", "in", ["judging", "asked", "holding", "done"])
    // Released, it can be held once more; photos can be taken again.
    .where((row) =>
      row.or([
        row("state", "<>", "done"),
        row("service", "not in", ["hold", "photos", "measuring"]),
      ]),
    )
    .execute();
  return rows.flatMap(({ service, item_id }): ChosenService[] => {
    if (item_id === null) return [{ service, oid: null }];
    const line = goods.find((one) => one.id === item_id);
    return line ? [{ service, oid: line.oid }] : [];
  });
}
