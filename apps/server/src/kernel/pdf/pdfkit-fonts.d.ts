import type { Font } from "fontkit";

declare global {
  namespace PDFKit.Mixins {
    /** It takes an opened typeface as well as a file, which its types leave out. */
    interface PDFFont {
      registerFont(name: string, font: Font): this;
    }
  }
}
