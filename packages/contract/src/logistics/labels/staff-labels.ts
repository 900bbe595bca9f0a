import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Tid } from "../../kernel/fields.ts";
import { Shelf } from "../stock/staff-stock.ts";

/** A label is a page of 100 x 150 mm, as thermal printers take them; so many are printed at once. */
const labels_most = 100;

const printing = {
  methods: ["POST"],
  mutates: false,
  output: z.object({
    data: z.object({
      /** A PDF document, base64. */
      pdf: z.string(),
    }),
  }),
  transaction: "none",
} as const;

/** [BO-14] */
export const printParcelLabels = defineCall({
  ...printing,
  path: "/staff/labels/parcels",
  about: "Labels of parcels, one a page: bar code, QR code, where it goes and what it weighs.",
  access: { right: "receive_packages" },
  input: z.object({ tids: z.array(Tid).check(z.minLength(1), z.maxLength(labels_most)) }),
  refusals: ["parcel_unknown", "server_busy"],
});

export const printShelfLabels = defineCall({
  ...printing,
  path: "/staff/labels/shelves",
  about: "Labels of shelves, one a page: the name as bar code, QR code and in large letters.",
  access: { right: "receive_packages" },
  input: z.object({ shelves: z.array(Shelf).check(z.minLength(1), z.maxLength(labels_most)) }),
  refusals: ["server_busy"],
});

export const printBoxLabels = defineCall({
  ...printing,
  path: "/staff/labels/boxes",
  about: "Labels of boxes, one a page: bar code, QR code, where it goes and what is in it.",
  access: { right: "ship_boxes" },
  input: z.object({
    numbers: z
      .array(z.string().check(z.minLength(1), z.maxLength(40)))
      .check(z.minLength(1), z.maxLength(labels_most)),
  }),
  refusals: ["box_unknown", "server_busy"],
});
