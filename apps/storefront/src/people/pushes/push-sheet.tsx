import type { PushWishes } from "@sampan/contract/people/pushes";
import { Checkbox } from "@sampan/ui/checkbox";
import { SelectField } from "@sampan/ui/select-field";
import { Sheet } from "@sampan/ui/sheet";
import { Skeleton } from "@sampan/ui/states";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { PageFault } from "../../shell/page-fault.tsx";
import { browserSays } from "./browser-push.ts";
import { pushWishesQuery } from "./push-wishes-query.ts";
import { usePushHere } from "./use-push-here.ts";
import { useSetQuietHours, useSetTopic } from "./use-push-wishes.ts";

interface PushSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Whether this phone is told, of what, and when not. [BO-53] */
export function PushSheet({ isOpen, onClose }: PushSheetProps) {
  const t = useTranslations("pushes");
  const words = useTranslations("common");
  const wishes = useQuery(pushWishesQuery);
  return (
    <Sheet open={isOpen} onClose={onClose} title={t("title")} closeLabel={words("close")}>
      <div className="stack gap-5 pb-6">
        {wishes.data ? (
          <Wishes wishes={wishes.data.data} />
        ) : wishes.error ? (
          <PageFault
            error={wishes.error}
            busy={wishes.isFetching}
            onRetry={() => void wishes.refetch()}
          />
        ) : (
          <Skeleton className="h-96" />
        )}
      </div>
    </Sheet>
  );
}

function Wishes({ wishes }: { readonly wishes: PushWishes }) {
  const t = useTranslations("pushes");
  return (
    <>
      <p className="text-text-2">{t("body")}</p>
      <Here wishes={wishes} />
      <fieldset className="stack gap-3">
        <legend className="mb-3 font-[650]">{t("topics.title")}</legend>
        {wishes.topics.map((one) => (
          <Topic key={one.topic} {...one} />
        ))}
      </fieldset>
      <Quiet wishes={wishes} />
    </>
  );
}

/** What the browser was answered, or cannot, is said in the place of the switch. */
function Here({ wishes: { public_key, is_here } }: { readonly wishes: PushWishes }) {
  const t = useTranslations("pushes");
  const changing = usePushHere(public_key);
  const says = browserSays();
  if (public_key === "") return <p className="text-warn">{t("off")}</p>;
  if (says === "cannot" || says === "denied") return <p className="text-warn">{t(says)}</p>;
  const isOn = is_here && says === "granted";
  return (
    <Checkbox
      checked={changing.isPending ? changing.variables : isOn}
      disabled={changing.isPending}
      onChange={({ target }) => changing.mutate(target.checked)}
    >
      {t("here")}
    </Checkbox>
  );
}

function Topic({ topic, is_on }: PushWishes["topics"][number]) {
  const t = useTranslations("pushes.topics");
  const saving = useSetTopic(topic);
  return (
    <Checkbox
      checked={saving.isPending ? saving.variables : is_on}
      onChange={({ target }) => saving.mutate(target.checked)}
    >
      {t(topic)}
    </Checkbox>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));

function Quiet({ wishes: { quiet_from, quiet_to } }: { readonly wishes: PushWishes }) {
  const t = useTranslations("pushes.quiet");
  const saving = useSetQuietHours();
  const shown = saving.isPending ? saving.variables : { from: quiet_from, to: quiet_to };
  return (
    <fieldset>
      <legend className="mb-2 font-[650]">{t("title")}</legend>
      <div className="grid grid-cols-2 gap-3">
        {(["from", "to"] as const).map((end) => (
          <SelectField
            key={end}
            label={t(end)}
            options={hours}
            value={String(shown[end])}
            onChange={({ target }) => saving.mutate({ ...shown, [end]: Number(target.value) })}
          />
        ))}
      </div>
      <p className="mt-2 text-xs text-text-2" aria-live="polite">
        {t(shown.from === shown.to ? "none" : "hint")}
      </p>
    </fieldset>
  );
}
