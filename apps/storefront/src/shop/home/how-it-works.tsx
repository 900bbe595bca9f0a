import { Card } from "@sampan/ui/card";
import { BoxIcon, FindIcon, HomeIcon, ScaleIcon } from "@sampan/ui/icons-frame";
import { useTranslations } from "use-intl";

const steps = [
  { name: "find", Drawing: FindIcon },
  { name: "buy", Drawing: BoxIcon },
  { name: "weigh", Drawing: ScaleIcon },
  { name: "ship", Drawing: HomeIcon },
] as const;

/** From a link to the door in four steps. */
export function HowItWorks() {
  const t = useTranslations("home.how");
  return (
    <Card as="section" aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="mb-3 text-md font-[650]">
        {t("title")}
      </h2>
      <ol className="how-steps grid grid-cols-2 gap-x-4 gap-y-4 max-[359px]:grid-cols-1">
        {steps.map(({ name, Drawing }) => (
          <li key={name} className="flex gap-2.5">
            <span className="grid size-9 flex-none place-items-center rounded-full bg-brand-soft text-on-brand-soft">
              <Drawing size="sm" />
            </span>
            <span className="min-w-0">
              <span className="block font-[650]">{t(`${name}.title`)}</span>
              <span className="block text-xs text-text-2">{t(`${name}.body`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
