import { buttonLook } from "@sampan/ui/button";
import { CameraIcon } from "@sampan/ui/icons-places";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { useTranslations } from "use-intl";
import type { Paired } from "./pair-with-desk.ts";
import { ShotTile } from "./shot-tile.tsx";
import { useShots } from "./use-shots.ts";

/** A phone as the camera of a desk: it takes photos of the parcel there, and nothing else. [BO-14] */
export function CameraPage({ paired }: { readonly paired: Paired }) {
  const t = useTranslations("camera");
  return (
    <main id="content">
      <PageHeader title={t("title")} />
      {paired.ok ? (
        <Shooting {...paired.value.data} />
      ) : (
        <EmptyState title={t("noCode")} body={paired.error.message} />
      )}
    </main>
  );
}

interface ShootingProps {
  /** By an earlier load of this page. */
  readonly taken: number;
  readonly most: number;
}

function Shooting(known: ShootingProps) {
  const t = useTranslations("camera");
  const { shots, taken, ended, take, retry } = useShots(known.taken);
  if (ended !== undefined) return <EmptyState title={t("over", { count: taken })} body={ended} />;
  const isFull = taken >= known.most;
  return (
    <div className="stack gap-4 px-(--gutter) pt-1 pb-6">
      <p className="text-text-2">{t("hint")}</p>
      <label
        className={`${buttonLook({ variant: "action", wide: true })} relative min-h-30 flex-col has-[:disabled]:opacity-50 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand`}
      >
        <CameraIcon />
        {t("take")}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className="sr-only"
          disabled={isFull}
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            target.value = "";
          }}
        />
      </label>
      <p role="status" className="text-center font-[650] tabular-nums">
        {t("taken", { count: taken, most: known.most })}
      </p>
      <ul className="grid grid-cols-3 gap-2">
        {shots.map((shot, at) => (
          <ShotTile key={shot.key} shot={shot} index={at + 1} onRetry={() => retry(shot)} />
        ))}
      </ul>
    </div>
  );
}
