import type { TestApp } from "./test-app.ts";
import type { TestCustomer } from "./test-journey.ts";
import type { openMerging } from "./test-merging.ts";
import { valueOf } from "./value-of.ts";

type Merging = Pick<Awaited<ReturnType<typeof openMerging>>, "pack" | "post">;

/**
 * Bills everything of somebody, merged boxes packed to what their parts weigh and take before; answers what bills come to,
 * cents.
 */
export const billing =
  ({ db }: Pick<TestApp, "db">, { pack, post }: Merging) =>
  async (who: TestCustomer, orders: readonly { readonly tid: string }[]): Promise<number> => {
    const boxes = await db
      .selectFrom("merged_parcels")
      .innerJoin("packages", "packages.id", "merged_parcels.package_id")
      .select(["packages.id", "packages.tid"])
      .where("packages.account_id", "=", who.id)
      .execute();
    for (const { id, tid } of boxes) {
      const parts = await db
        .selectFrom("packages")
        .select(["weight_g", "length_mm", "width_mm", "height_mm"])
        .where("id", "in", (part) =>
          part.selectFrom("merged_parts").select("part_id").where("merged_id", "=", id),
        )
        .execute();
      const weight_g = parts.reduce((total, part) => total + (part.weight_g ?? 0), 0);
      // All of one size: as many of them side by side.
      const [{ length_mm, width_mm, height_mm }] = parts as [(typeof parts)[number]];
      const measures = {
        weight_g,
        length_mm: (length_mm ?? 0) * parts.length,
        width_mm: width_mm ?? 0,
        height_mm: height_mm ?? 0,
      };
      valueOf(await pack(tid, measures));
    }
    let amount = 0;
    for (const { tid } of orders) {
      const bill = await post(tid);
      if (bill.ok) amount += bill.value.data.amount;
    }
    return amount;
  };
