/** Where phones post what other apps share, and where the worker leaves a picture of it for the page. */
export const sharePath = "/shared";
export const shareCache = "sampan-shared";
export const sharedPicture = "/~shared";
/** When it was left, in the header of what is left. */
export const sharedAt = "x-sampan-shared-at";

/** What the page that opens is told, in the part of its address that no server sees. */
export const shareMarks = { text: "#shared=", file: "#shared-file", lost: "#shared-lost" } as const;

/** As long as the box for words takes. */
export const sharedText_max = 2_000;
