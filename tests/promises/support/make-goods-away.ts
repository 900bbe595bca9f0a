import * as unclaimed from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import * as voyages from "@sampan/contract/logistics/voyages/staff-voyages";
import { mergePackages } from "@sampan/contract/logistics/merging/merging";
import { packParcel } from "@sampan/contract/logistics/merging/staff-merging";
import { queryRehearsal } from "@sampan/contract/logistics/rehearsals/rehearsals";
import type { VoyageEvent } from "@sampan/domain/logistics/voyages/voyage-state";
import type { TestApp } from "../../support/test-app.ts";
import type { TestCaller } from "../../support/test-caller.ts";
import { measures, type openJourney } from "../../support/test-journey.ts";
import type { TestAccount } from "../../support/test-people.ts";
import { keepOne } from "../../support/test-unclaimed.ts";
import { valueOf } from "../../support/value-of.ts";

interface House {
  readonly world: TestApp;
  readonly owner: TestCaller & TestAccount;
  readonly journey: Awaited<ReturnType<typeof openJourney>>;
}

/** Flights before each of their steps, with one of these sealed boxes in each. */
export async function makeVoyages({ journey: { logistics } }: House, boxes: readonly string[]) {
  const line = { warehouse: "guangzhou", region: "TW", transport: 12 } as const;
  async function voyage(at: number, steps: readonly VoyageEvent[]) {
    const { number } = valueOf(
      await logistics.call(voyages.createVoyage, { name: `CI-20${String(at)}`, ...line }),
    ).data;
    const box = boxes[at] ?? "";
    valueOf(await logistics.call(voyages.loadVoyage, { number, box_number: box }));
    for (const event of steps) valueOf(await logistics.call(voyages.moveVoyage, { number, event }));
    return { number, box };
  }
  return {
    open: await voyage(0, []),
    departed: await voyage(1, ["depart"]),
    atCustoms: await voyage(2, ["depart", "enter_customs"]),
  };
}

/** Parcels nobody forecast, past their deadline: one that waits, and one that somebody wants to discard. */
export async function makeUnclaimed({ world, journey: { warehouse } }: House) {
  const [waiting, discarding] = [
    await keepOne(world, warehouse),
    await keepOne(world, warehouse),
  ].map(({ id }) => id);
  await world.db
    .updateTable("unclaimed_parcels")
    .set({ received_at: new Date(world.clock.now().getTime() - 400 * 86_400_000) })
    .execute();
  valueOf(await warehouse.call(unclaimed.askDiscard, { id: discarding ?? "" }));
  return { waiting: waiting ?? "", discarding: discarding ?? "" };
}

/** Two parcels in one box that was packed before its owner decides, by sea; what it comes to. */
export async function makeRehearsal(
  { owner, journey }: House,
  { address_id }: { readonly address_id: string },
) {
  const order = { transport: 9, address_id };
  const parts = [
    await journey.received(await journey.paid(owner, { order })),
    await journey.received(await journey.paid(owner, { order })),
  ];
  const way = { address_id, express: 2, transport: 9, insurance: 3 };
  const { tid } = valueOf(
    await owner.call(mergePackages, { tids: parts, ...way, rehearse: true }),
  ).data;
  valueOf(await journey.warehouse.call(packParcel, { tid, parts, measures }));
  const { lines } = valueOf(await owner.call(queryRehearsal, { tid })).data;
  const amount = lines.find(({ transport }) => transport === 9)?.quote?.total ?? 0;
  return { tid, amount };
}
