import { createSharedBulkhead } from "../http/create-shared-bulkhead.ts";

/**
 * What unpacking one uploaded picture may hold, in bytes: 15 megapixels of WebP, 11 of GIF, 16 of a progressive
 * JPEG; photos as phones take them are read row by row and have no need of it. Three are drawn at once at most.
 */
export const uploadRoom_bytes = 64_000_000;

/** Forms send all their photos at once; each person's are drawn one after the other. */
const each = { atOnce: 1, waiting: 10 };

export const inBulkheadOfCustomers = createSharedBulkhead({ atOnce: 2, waiting: 40, each });

/** Apart from customers': no flood of theirs keeps a parcel's photo waiting. */
export const inBulkheadOfStaff = createSharedBulkhead({ atOnce: 1, waiting: 40, each });
