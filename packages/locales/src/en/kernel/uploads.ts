import type { uploads as source } from "../../zh/kernel/uploads.ts";
import type { SameKeys } from "../../same-keys.ts";

export const uploads = {
  add: "Add a picture",
  sending: "Uploading, {percent, number}%",
  shown: "Picture {index, number}",
  remove: "Remove picture {index, number}",
  retry: "Upload again",
  tooLarge: "The picture is too large. Please upload one of at most {size} MB",
  failed: {
    voucher: "The voucher could not be uploaded. Please try again",
    picture: "The picture could not be uploaded. Please try again",
    claim: "The photo could not be uploaded. Please try again",
    search: "The photo could not be uploaded. Please try again",
    company: "The picture of the document could not be uploaded; please try again",
    request: "The picture could not be uploaded. Please try again",
    ticket: "The photo could not be uploaded. Please try again",
    clearance: "The screenshot could not be uploaded. Please try again",
  },
} as const satisfies SameKeys<typeof source>;
