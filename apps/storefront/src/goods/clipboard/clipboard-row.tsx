import { LinkIcon } from "@sampan/ui/icons-controls";
import { RowContent, rowLook } from "@sampan/ui/list-row";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useInsideApp } from "../../native/use-inside-app.ts";
import { useKept } from "../../shell/use-kept.ts";
import { readClipboard } from "../search/read-clipboard.ts";
import { useReading } from "./use-reading.ts";
import { looksAtClipboard } from "./clipboard-choice.ts";

/**
 * Whether the shop looks at what was copied. The tap that switches it on is the one by which the browser asks; browsers that
 * would ask each time are not offered it. [CLIP-01]
 */
export function ClipboardRow() {
  const t = useTranslations("clipboard.watch");
  const isInsideApp = useInsideApp();
  const reading = useReading();
  const wants = useKept(looksAtClipboard);
  const isGiven = isInsideApp || reading === "granted";
  const isOn = wants && isGiven;
  const asking = useMutation({
    mutationFn: async () => {
      looksAtClipboard.keep(!isOn);
      if (!isOn && !isGiven) await readClipboard();
    },
  });
  if (!isInsideApp && (reading === undefined || reading === "never")) return null;
  const isRefused = !isGiven && reading === "denied";
  return (
    <li>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        disabled={isRefused}
        onClick={() => asking.mutate()}
        className={rowLook}
      >
        <RowContent
          icon={<LinkIcon />}
          label={t("label")}
          hint={t("hint")}
          value={
            <span className="whitespace-nowrap">
              {t(isRefused ? "denied" : isOn ? "on" : "off")}
            </span>
          }
        />
      </button>
    </li>
  );
}
