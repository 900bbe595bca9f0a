import * as z from "zod/mini";
import { Language } from "../../kernel/fields.ts";
import { ShownPage } from "./shown-page.ts";

/** What the desk tells the frame of a preview: a page as somebody would see it, or that they would see none. [BO-40] */
export const PreviewShown = z.object({ preview: z.nullable(ShownPage), language: Language });
export type PreviewShown = z.infer<typeof PreviewShown>;

/** What the frame tells the desk once it hears. */
export const previewReady = "sampan:preview-ready";
