import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { AskedKey, PublicKey, WireTime } from "../../kernel/fields.ts";

const right = { right: "receive_packages" } as const;

/** What the desk knows of its camera. */
const Camera = z.object({
  state: z.enum(["waiting", "paired", "ended"]),
  expires_at: WireTime,
  /** Addresses of the photos, in the order in which they were taken. */
  photos: z.array(z.string()),
});

export const openCamera = defineCall({
  methods: ["POST"],
  path: "/staff/cameras/open",
  about: "Opens a camera for the parcel on the desk: a code for one phone, good for ten minutes.",
  access: right,
  mutates: true,
  input: z.object({
    /** As scanned: an express number, or a parcel's own. */
    number: z.string().check(z.trim(), z.minLength(4), z.maxLength(40)),
  }),
  output: z.object({
    data: z.object({
      key: PublicKey,
      /** Where the phone goes. The token stands behind the #, which browsers send nowhere. */
      url: z.string(),
      expires_at: WireTime,
    }),
  }),
  refusals: [],
});

export const watchCamera = defineCall({
  methods: ["GET"],
  path: "/staff/cameras/:key",
  about: "The photos that the desk's camera has taken so far, and whether it takes more.",
  access: right,
  mutates: false,
  input: z.object({ key: AskedKey }),
  output: z.object({ data: Camera }),
  refusals: ["camera_ended"],
});

export const endCamera = defineCall({
  methods: ["POST"],
  path: "/staff/cameras/end",
  about: "Ends the desk's camera; the photos it took stay.",
  access: right,
  mutates: true,
  input: z.object({ key: AskedKey }),
  output: z.object({ data: Camera }),
  refusals: ["camera_ended"],
});
