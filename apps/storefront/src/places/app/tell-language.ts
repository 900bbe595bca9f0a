import { writeAppData } from "../../native/app-data.ts";
import type { Shop } from "./shop.ts";

/** Keeps with the app which language the pages speak, so that it speaks the same. [NATV-11] [NATV-15] */
export function tellLanguage({ router, ask }: Shop): void {
  let told: string | undefined;
  const tell = (): void => {
    const { language } = router.options.context.speech;
    if (language === told) return;
    const isChange = told !== undefined;
    told = language;
    void writeAppData("language", language);
    if (isChange) void ask("broadcast", { event: "language_changed" });
  };
  tell();
  router.subscribe("onResolved", tell);
}
