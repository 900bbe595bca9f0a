import { saveFile } from "@sampan/client/save-file";

interface Printed {
  /** A document, base64. */
  readonly data: { readonly pdf: string };
}

/** Puts a document that was printed under this name on the disk of whoever asked. */
export const savePdf =
  (name: string) =>
  ({ data: { pdf } }: Printed): void =>
    saveFile(`${name}.pdf`, pdfOf(pdf));

const pdfOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], {
    type: "application/pdf",
  });
