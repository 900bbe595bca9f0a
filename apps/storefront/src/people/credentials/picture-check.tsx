import { Button } from "@sampan/ui/button";
import { IconButton } from "@sampan/ui/icon-button";
import { RefreshIcon } from "@sampan/ui/icons-controls";
import { Skeleton } from "@sampan/ui/states";
import { TextField } from "@sampan/ui/text-field";
import { useTranslations } from "use-intl";
import type { usePictureCheck } from "./use-picture-check.ts";

interface PictureCheckProps {
  readonly check: ReturnType<typeof usePictureCheck>;
  readonly error: string | undefined;
}

/**
 * Keeps programs from having codes sent. The digits of a picture, another picture at a touch, and a sum in
 * words for whoever cannot read it. [ACC-19] [ERR-42] [NFR-04]
 */
export function PictureCheck({ check, error }: PictureCheckProps) {
  const t = useTranslations("credentials.picture");
  const isPicture = check.form === "picture";
  return (
    <div className="stack gap-2">
      {isPicture ? <Drawing check={check} /> : <Question check={check} />}
      <TextField
        label={t(isPicture ? "label" : "question")}
        name="picture"
        inputMode="numeric"
        autoComplete="off"
        hint={t(isPicture ? "hint" : "answerHint")}
        value={check.answer}
        onChange={({ target }) => check.setAnswer(target.value)}
        error={error}
      />
      <button
        type="button"
        className="tap min-h-6 justify-self-start text-left text-xs text-brand underline"
        onClick={() => check.change(isPicture ? "question" : "picture")}
      >
        {t(isPicture ? "toQuestion" : "toPicture")}
      </button>
    </div>
  );
}

function Drawing({ check }: Pick<PictureCheckProps, "check">) {
  const t = useTranslations("credentials.picture");
  if (check.isFailed) return <Failed check={check} />;
  return (
    <div className="flex items-center gap-2">
      {check.shown ? (
        <img
          src={check.shown.image}
          alt={t("alt")}
          width={180}
          height={60}
          className="h-15 w-45 max-w-full rounded-card bg-white object-contain"
        />
      ) : (
        <Skeleton className="h-15 w-45 rounded-card" />
      )}
      <IconButton label={t("refresh")} onClick={check.renew}>
        <RefreshIcon />
      </IconButton>
    </div>
  );
}

function Question({ check }: Pick<PictureCheckProps, "check">) {
  const t = useTranslations("credentials.picture");
  if (check.isFailed) return <Failed check={check} />;
  return (
    <div className="flex items-center gap-2">
      <p role="status" className="min-w-0 flex-1 rounded-card bg-surface-2 px-3.5 py-3 text-md">
        {check.shown ? check.shown.question : <Skeleton className="h-6 w-40 rounded-sm" />}
      </p>
      <IconButton label={t("another")} onClick={check.renew}>
        <RefreshIcon />
      </IconButton>
    </div>
  );
}

function Failed({ check }: Pick<PictureCheckProps, "check">) {
  const t = useTranslations("credentials.picture");
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-2">
      <p className="min-w-0 flex-1 text-danger">{check.failure ?? t("failed")}</p>
      <Button size="sm" variant="line" busy={check.isLoading} onClick={check.retry}>
        {t("retry")}
      </Button>
    </div>
  );
}
