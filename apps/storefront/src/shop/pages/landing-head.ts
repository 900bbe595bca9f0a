import { pageHead } from "../../shell/page-head.ts";
import type { RouterContext } from "../../shell/router-context.ts";
import type { LandingRead } from "./read-landing.ts";

/** A page that shows nothing now is not found by search engines. [PROMO-17] */
export const landingHead = (
  context: Pick<RouterContext, "speech" | "publicUrl">,
  read: LandingRead | undefined,
) =>
  pageHead(context, {
    title: read?.name ?? context.speech.say("campaigns.title"),
    description: read?.about,
    // Outside its window a page says what is open instead, and is not found.
    path: read?.name && read.place.route,
  });
