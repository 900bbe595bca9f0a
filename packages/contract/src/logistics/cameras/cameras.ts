import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Picture } from "../../kernel/uploads.ts";

/** Random words of a phone's own making: 128 bits as hex digits. */
const OfPhone = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** Photos taken, of so many at most. */
const Taken = z.object({ data: z.object({ taken: z.int(), most: z.int() }) });

/** The same phone may ask twice: its answer may have been lost on the way. */
export const pairCamera = defineCall({
  methods: ["POST"],
  path: "/staff/camera/pair",
  about:
    "Makes this phone the camera of a desk, by the code on the desk's screen; the first phone has it.",
  access: "anyone",
  mutates: true,
  input: z.object({
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
    phone: OfPhone,
  }),
  output: Taken,
  refusals: ["camera_ended", "camera_taken"],
});

/** A shot that is sent again is stored once. [BO-14] */
export const takeCameraPhoto = defineCall({
  methods: ["POST"],
  path: "/staff/camera/photo",
  about: "Stores one photo of the parcel on the desk that this phone is the camera of.",
  access: "camera",
  mutates: true,
  input: z.object({ file: z.optional(Picture), shot: OfPhone }),
  output: Taken,
  refusals: [
    "camera_ended",
    "camera_full",
    "picture_needed",
    "picture_too_large",
    "picture_too_many_pixels",
    "picture_unreadable",
  ],
  transaction: "none",
  upload: true,
});
