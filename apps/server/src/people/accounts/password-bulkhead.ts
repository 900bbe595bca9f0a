import { createLane } from "../http/create-lane.ts";

/** Each hash takes 19 MiB while it runs, and one of the few threads that work beside the event loop. */
export const inPasswordLane = createLane({ atOnce: 4, waiting: 50 });
