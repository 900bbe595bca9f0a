import * as z from "zod/mini";
import { defineCall } from "./call.ts";

/** A picture on its way: a Blob in a browser's form, its bytes once the server has received the form. */
export const Picture = z.custom<Blob | Uint8Array>(
  (value) => value instanceof Uint8Array || value instanceof Blob,
);

export const Uploaded = z.object({
  data: z.object({ url: z.string(), width: z.int(), height: z.int() }),
  error_message: z.string(),
  errorMessage: z.string(),
});

export const pictureRefusals = [
  "picture_needed",
  "picture_too_large",
  "picture_too_many_pixels",
  "picture_unreadable",
] as const;

/**
 * Kind `search` is for a photo search and for nothing else: no member of the staff sees it. Kinds `picture`
 * (identity cards), `company` (registrations), `ticket` (of a conversation with us) and `clearance` (of EZ WAY) are stored sealed by the
 * key of their owner.
 */
export const uploadImage = defineCall({
  methods: ["POST"],
  path: "/cgi/upload/file/misc/image/",
  about: "Stores a picture that only its owner and the staff who need it may see.",
  access: "customer",
  mutates: true,
  input: z.object({
    file: z.optional(Picture),
    kind: z._default(
      z.enum([
        "voucher",
        "picture",
        "claim",
        "search",
        "company",
        "request",
        "ticket",
        "clearance",
      ]),
      "voucher",
    ),
  }),
  output: Uploaded,
  refusals: pictureRefusals,
  transaction: "none",
  upload: true,
});

const storedByStaff = {
  methods: ["POST"],
  mutates: true,
  input: z.object({ file: z.optional(Picture) }),
  output: Uploaded,
  refusals: pictureRefusals,
  transaction: "none",
  upload: true,
} as const;

export const uploadParcelPhoto = defineCall({
  ...storedByStaff,
  path: "/staff/files/parcel_photo",
  about: "Stores a photo of a received package.",
  access: { right: "receive_packages" },
});

export const uploadHandOverProof = defineCall({
  ...storedByStaff,
  path: "/staff/files/hand_over",
  about:
    "Stores what is seen of a parcel at the destination, for its owner too: a photo or a signature of its hand-over, or its scale.",
  access: { right: "deliver_items" },
});

/** [BO-35] */
export const uploadBankLogo = defineCall({
  ...storedByStaff,
  path: "/staff/files/logo",
  about: "Stores the logo of a bank, which everybody may see.",
  access: { right: "maintain_banks" },
});

export const uploadPopupPicture = defineCall({
  ...storedByStaff,
  path: "/staff/files/popup",
  about: "Stores the picture of a popup, which everybody may see.",
  access: { right: "maintain_campaigns" },
});

export const uploadGoodsPicture = defineCall({
  ...storedByStaff,
  path: "/staff/files/goods",
  about: "Stores a picture of own goods, which everybody may see.",
  access: { right: "maintain_catalogue" },
});

export const uploadPagePicture = defineCall({
  ...storedByStaff,
  path: "/staff/files/page",
  about: "Stores a picture of a page of blocks, which everybody may see.",
  access: { right: "maintain_content" },
});

/** [BO-40] */
export const uploadArticlePicture = defineCall({
  ...storedByStaff,
  path: "/staff/files/article",
  about: "Stores a picture of an article, which everybody may see.",
  access: { right: "maintain_content" },
});
