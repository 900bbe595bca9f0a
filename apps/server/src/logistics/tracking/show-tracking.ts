import { stateTitle } from "./state-title.ts";
import type { TrackedParcel } from "@sampan/contract/logistics/tracking/tracking";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { type Language, originalLanguage } from "@sampan/domain/kernel/language";
import type { Region } from "@sampan/domain/kernel/regions";
import { refuse, ok, type Result } from "@sampan/domain/kernel/result";
import { type Scan, wayOfScans } from "@sampan/domain/logistics/tracking/way-of-scans";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { sayCourier } from "../../trade/orders/say-courier.ts";
import { selectNumbersOf, type ShownNumber, type Whose } from "./shown-queries.ts";
import { selectScans } from "./tracking-queries.ts";

export interface TrackingReader {
  readonly language: Language;
  readonly region: Region;
  readonly now: Date;
  readonly say: Needs["say"];
}

/** What couriers scanned of an order or a parcel, in a reader's words. Refuses `order_unknown`. [PKG-23] */
export async function showTracking(
  db: Db,
  whose: Whose,
  reader: TrackingReader,
): Promise<Result<TrackedParcel[], Refusal<"order_unknown">>> {
  const numbers = await selectNumbersOf(db, whose);
  if (!numbers) return refuse({ code: "order_unknown" });
  const ids = numbers.flatMap(({ id }) => id ?? []);
  const scans = ids.length === 0 ? [] : await selectScans(db, ids);
  return ok(
    numbers.map((number) =>
      describeNumber(
        number,
        scans.filter(({ tracked_id }) => tracked_id === number.id),
        reader,
      ),
    ),
  );
}

function describeNumber(
  { leg, express_no, carrier, courier }: ShownNumber,
  told: readonly Scan[],
  { language, region, now, say }: TrackingReader,
): TrackedParcel {
  const way = wayOfScans(told, { courier: courier ?? "", now });
  return {
    leg,
    express_no,
    carrier: sayCourier(carrier, { language, say }),
    leg_title: say(language, `tracking.leg.${leg}`),
    words_title: say(language, "tracking.words", { count: way.length }),
    scans: way.toReversed().map(({ at, state, words, place, tracker }) => ({
      at: formatWireTime(at, region),
      state,
      title: say(language, stateTitle(state)),
      words,
      place,
      // Kuaidi100 tells what couriers of the mainland say; of others nobody knows in which language it is.
      words_language: tracker === "kuaidi100" ? originalLanguage : "",
    })),
  };
}
