/**
 * What the server runs with, for `ready.mjs` and whatever else starts one: how much memory it keeps is decided
 * before its first line runs.
 *
 * V8 lets the room for young objects grow to 128 MB under load on a large machine, of which a server of small
 * answers has no use; 16 MB a half keeps the process some 70 MB smaller. It also lets old objects double before it
 * looks at them: looking at half as much more keeps another 90 MB free, and costs no requests a second that
 * `npm run bench` could find.
 */
export const serverFlags = ["--max-semi-space-size=16", "--heap-growing-percent=50"];

/**
 * glibc keeps what one thread gave back for that thread, and after the first large piece it takes pieces of up to
 * 32 MB from there as well: after 25 large pictures 390 MB stay. Two stocks for all threads, and every piece from
 * 1 MB on straight from the system and back to it: 70 MB stay.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "1048576" };
