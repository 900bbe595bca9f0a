import { stateOfTracker } from "@sampan/domain/logistics/tracking/states-of-trackers";
import type { Scan } from "@sampan/domain/logistics/tracking/way-of-scans";
import { z } from "zod";
import { scans_max, words } from "../scan-texts.ts";

const Text = z.string().nullish();

/** Numbers come as their text. */
export const Routes = z.object({
  code: z.string(),
  message: Text,
  data: z
    .object({
      pno: z.string(),
      routes: z
        .array(z.object({ routedAt: z.string(), routeAction: z.string(), message: Text }))
        .nullish(),
    })
    .nullish(),
});
type Route = NonNullable<NonNullable<z.output<typeof Routes>["data"]>["routes"]>[number];

/** What happened, in Flash's own words; a moment that is none is left out. */
export const scansOf = (routes: readonly Route[]): Scan[] =>
  routes.slice(0, scans_max).flatMap(({ routedAt, routeAction, message }) =>
    /^\d{9,11}$/.test(routedAt)
      ? [
          {
            at: new Date(Number(routedAt) * 1000),
            state: stateOfTracker("flash", routeAction),
            tracker: "flash" as const,
            courier: "flash" as const,
            words: words(message),
            place: "",
          },
        ]
      : [],
  );
