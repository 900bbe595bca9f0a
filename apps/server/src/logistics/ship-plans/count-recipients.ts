import { type ClearanceMeter, meterOf } from "@sampan/domain/logistics/clearance/clearance-meter";
import { startOfHalf } from "@sampan/domain/logistics/ship-plans/clearance";
import { customsOf } from "@sampan/domain/people/regions/regions";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { findCounted } from "../clearance/counted-parcels.ts";
import { selectDeclarants } from "../clearance/shown-clearances.ts";

/** Somebody who declared parcels of an account, with what of their free times is used up. */
export interface CountedRecipient {
  readonly key: string;
  readonly name: string;
  /** As E.164. */
  readonly mobile: string;
  readonly meter: ClearanceMeter;
}

export interface CountedRecipients {
  /** Of whoever is to declare what is planned; of all parcels where nobody ever declared, null where nothing is free. */
  readonly meter: ClearanceMeter | null;
  /** Who is to declare: the named one, else who did last. */
  readonly chosen: CountedRecipient | undefined;
  readonly recipients: readonly CountedRecipient[];
}

/**
 * What of the free times of this half of the year is used up by parcels of an account, and what will be by those that are billed: of each
 * who declared for it, since customs counts people, and of nobody by name, since it may be them. `declarantKey` names who is to declare;
 * whoever is not of this account counts for nothing.
 */
export async function countRecipients(
  db: Db,
  { customer, now }: CustomerCaller,
  declarantKey?: string,
): Promise<CountedRecipients> {
  const customs = customsOf[customer.region];
  if (customs.freeUpTo_units === 0) return { meter: null, chosen: undefined, recipients: [] };
  const since = startOfHalf(now, customer.region);
  const counted = await findCounted(db, { accountIds: [customer.id], since });
  const recipients = (await selectDeclarants(db, customer.id)).flatMap(
    (one): CountedRecipient[] => {
      const theirs = counted.filter(({ mobile }) => mobile === null || mobile === one.mobile);
      const meter = meterOf(theirs, customs);
      return meter ? [{ ...one, meter }] : [];
    },
  );
  const chosen = recipients.find(({ key }) => key === declarantKey) ?? recipients[0];
  return { meter: chosen ? chosen.meter : meterOf(counted, customs), chosen, recipients };
}
