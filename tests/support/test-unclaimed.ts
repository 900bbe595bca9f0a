import { randomBytes } from "node:crypto";
import type { RequestOf } from "@sampan/contract/kernel/call";
import { keepUnclaimed } from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import type { TestApp } from "./test-app.ts";
import type { TestCaller } from "./test-caller.ts";
import { measures } from "./test-journey.ts";
import { valueOf } from "./value-of.ts";

export const expressNumber = (): string => `SF${randomBytes(6).toString("hex").toUpperCase()}`;

/** A photo as the warehouse takes one; answers its address. There are no bytes behind it. */
export async function storeParcelPhoto({ db, clock }: TestApp, staffId: number): Promise<string> {
  const key = randomBytes(20).toString("hex");
  const file = { kind: "parcel_photo", mime: "image/webp", bytes: 9, width: 1, height: 1 } as const;
  await db
    .insertInto("files")
    .values({ ...file, key, staff_id: staffId, created_at: clock.now() })
    .execute();
  return `/files/${key}`;
}

/** A parcel that came without an owner, measured and photographed. */
export async function keepOne(
  world: TestApp,
  warehouse: TestCaller & { readonly id: number },
  change: Partial<RequestOf<typeof keepUnclaimed>> = {},
) {
  const photos = [await storeParcelPhoto(world, warehouse.id)];
  const parcel = {
    express_no: expressNumber(),
    warehouse: "guangzhou",
    shelf: "U-01",
    photos,
    measures,
    ...change,
  } as const;
  return valueOf(await warehouse.call(keepUnclaimed, parcel)).data;
}
