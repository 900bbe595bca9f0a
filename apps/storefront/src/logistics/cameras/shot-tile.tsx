import { RefreshIcon } from "@sampan/ui/icons-controls";
import { CheckIcon } from "@sampan/ui/icons-frame";
import { useTranslations } from "use-intl";
import type { Shot } from "./use-shots.ts";

interface ShotTileProps {
  readonly shot: Shot;
  readonly index: number;
  readonly onRetry: () => void;
}

/** One photo, and whether the desk has it. */
export function ShotTile({ shot: { preview, state }, index, onRetry }: ShotTileProps) {
  const t = useTranslations("camera");
  return (
    <li className="relative">
      <img
        src={preview}
        alt={t("shot", { index })}
        className="aspect-square w-full rounded-card bg-surface-2 object-cover"
      />
      {state.is === "sending" && (
        <span
          role="status"
          className="absolute inset-0 grid place-content-center rounded-card bg-scrim text-white tabular-nums"
        >
          {t("sending", { percent: state.percent })}
        </span>
      )}
      {state.is === "sent" && (
        <span className="absolute right-1.5 bottom-1.5 grid size-6 place-items-center rounded-full bg-brand text-on-brand">
          <CheckIcon size="xs" />
          <span className="sr-only">{t("sent")}</span>
        </span>
      )}
      {state.is === "failed" && (
        <>
          <button
            type="button"
            aria-label={t("retry", { index })}
            onClick={onRetry}
            className="absolute inset-x-0 top-0 grid aspect-square place-items-center rounded-card bg-scrim text-white shadow-[inset_0_0_0_2px_var(--danger)]"
          >
            <RefreshIcon />
          </button>
          <p role="alert" className="mt-1 text-xs text-danger">
            {state.problem}
          </p>
        </>
      )}
    </li>
  );
}
