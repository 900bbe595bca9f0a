import { takeAppPicture } from "../../native/take-app-picture.ts";
import type { Shop } from "./shop.ts";

/**
 * Wherever a form asks for a picture, the app's gallery or camera is opened, and what was taken there is chosen in the form
 * as a file of the phone would be. Where the app has none, the browser's own choice opens. [NATV-12] [NATV-13]
 */
export function chooseFilesByApp({ page }: Shop): void {
  const ofBrowser = new WeakSet<HTMLInputElement>();
  const choose = async (input: HTMLInputElement): Promise<void> => {
    const taken = await takeAppPicture(input.capture ? "photo" : "gallery");
    if (taken.ok) {
      const files = new DataTransfer();
      files.items.add(taken.value);
      input.files = files.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (taken.error.code !== "cancelled") {
      ofBrowser.add(input);
      input.click();
    }
  };
  page.document.addEventListener(
    "click",
    (event) => {
      const input = event.target;
      if (!(input instanceof HTMLInputElement) || input.type !== "file") return;
      if (!input.accept.startsWith("image/") || ofBrowser.delete(input)) return;
      event.preventDefault();
      void choose(input);
    },
    { capture: true },
  );
}
