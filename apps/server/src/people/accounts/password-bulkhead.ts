import { createBulkhead } from "../../kernel/http/create-bulkhead.ts";

/** Each hash takes 19 MiB while it runs, and one of the few threads that work beside the event loop. */
export const inPasswordBulkhead = createBulkhead({ atOnce: 4, waiting: 50 });
