import { FormRow, type RowText } from "@sampan/ui/form-row";
import { CloseIcon, PlusIcon, RefreshIcon } from "@sampan/ui/icons-controls";
import { useTranslations } from "use-intl";
import type { Picture, Pictures } from "./use-pictures.ts";

interface PicturePickerProps extends RowText {
  readonly pictures: Pictures;
  readonly most: number;
}

/** Squares of chosen photos, each with its progress, and a place to choose another. */
export function PicturePicker({ pictures, most, error, ...row }: PicturePickerProps) {
  const t = useTranslations("uploads");
  const { list } = pictures;
  const problem = list.flatMap(({ state }) => (state.is === "failed" ? [state.problem] : []))[0];
  return (
    <FormRow {...row} error={problem ?? error}>
      {(ties) => (
        <div className="flex flex-wrap gap-2">
          {list.map((picture, at) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              index={at + 1}
              onRetry={() => pictures.retry(picture)}
              onRemove={() => pictures.remove(picture)}
            />
          ))}
          <label className={list.length >= most ? "sr-only" : addLook}>
            <PlusIcon />
            <span className="text-xs">{t("add")}</span>
            <input
              {...ties}
              type="file"
              accept="image/*"
              multiple={most > 1}
              disabled={list.length >= most}
              aria-label={row.label}
              className="sr-only"
              onChange={({ target }) => {
                pictures.add(Array.from(target.files ?? []).slice(0, most - list.length));
                // The same photo may be chosen again after it was taken back.
                target.value = "";
              }}
            />
          </label>
        </div>
      )}
    </FormRow>
  );
}

const addLook =
  "relative grid size-22 place-content-center justify-items-center gap-1 rounded-card text-brand shadow-[inset_0_0_0_1px_var(--line-strong)] active:bg-surface-2 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand has-[[aria-invalid]]:shadow-[inset_0_0_0_2px_var(--danger)]";

interface PictureTileProps {
  readonly picture: Picture;
  readonly index: number;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function PictureTile({ picture: { preview, state }, index, onRetry, onRemove }: PictureTileProps) {
  const t = useTranslations("uploads");
  return (
    <div
      className="relative size-22"
      data-failure={state.is === "failed" ? state.failure : undefined}
    >
      <img
        src={preview}
        alt={t("shown", { index })}
        className="size-full rounded-card bg-surface-2 object-cover"
      />
      {state.is === "sending" && (
        <div className="absolute inset-0 grid place-content-center rounded-card bg-scrim text-center text-xs text-white tabular-nums">
          <span className="sr-only" role="status">
            {t("sending", { percent: state.percent })}
          </span>
          <span aria-hidden="true">{state.percent}%</span>
          <span
            aria-hidden="true"
            className="mt-1 h-1 w-14 overflow-hidden rounded-full bg-white/30"
          >
            <span className="block h-full bg-white" style={{ width: `${state.percent}%` }} />
          </span>
        </div>
      )}
      {state.is === "failed" && (
        <div className="absolute inset-0 grid place-items-center rounded-card bg-scrim shadow-[inset_0_0_0_2px_var(--danger)]">
          {state.failure && (
            <button
              type="button"
              aria-label={t("retry")}
              onClick={onRetry}
              className="grid size-11 place-items-center rounded-full text-white"
            >
              <RefreshIcon />
            </button>
          )}
        </div>
      )}
      <button
        type="button"
        aria-label={t("remove", { index })}
        onClick={onRemove}
        className="tap absolute -top-1.5 -right-1.5 grid size-6 place-items-center rounded-full bg-(--ink-800) text-white"
      >
        <CloseIcon size="xs" />
      </button>
    </div>
  );
}
