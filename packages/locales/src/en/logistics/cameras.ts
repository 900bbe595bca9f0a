import type { camera as source } from "../../zh/logistics/cameras.ts";
import type { SameKeys } from "../../same-keys.ts";

export const camera = {
  title: "Parcel photos",
  pairing: "Connecting to the desk",
  noCode: "Photos can't be taken",
  hint: "Photos appear at the desk right away. Show the box, its label and what is inside.",
  take: "Take a photo",
  taken: "{count, number} sent, at most {most, number}",
  over: "{count, plural, one {# photo} other {# photos}} sent",
  shot: "Photo {index, number}",
  sending: "{percent, number}%",
  sent: "At the desk",
  retry: "Send photo {index, number} again",
  failed: "It didn't arrive. Tap the photo to send it again",
} as const satisfies SameKeys<typeof source>;
