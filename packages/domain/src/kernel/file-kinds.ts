/** What a stored picture or document is for; it decides who may see it and how long it is kept. */
export const fileKinds = [
  "voucher",
  "parcel_photo",
  "picture",
  "claim",
  "search",
  "goods",
  "company",
  "export",
  "request",
  "logo",
  "ticket",
  "popup",
  "clearance",
  "duty_receipt",
] as const;
export type FileKind = (typeof fileKinds)[number];
