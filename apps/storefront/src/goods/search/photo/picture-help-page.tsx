import { buttonLook } from "@sampan/ui/button";
import { cardLook } from "@sampan/ui/card";
import { PageHeader } from "@sampan/ui/page-header";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../../paths.ts";
import { BackButton } from "../../../shell/back-button.tsx";
import { useSession } from "../../../shell/session.ts";
import { FramingDrawing, type Framing } from "./framing-drawing.tsx";
import { addressOfPhotoSearch } from "./photo-address.ts";

const good = ["fills", "front", "plain"] as const satisfies readonly Framing[];
const bad = ["far", "many", "dark"] as const satisfies readonly Framing[];

/** How to take a photo that finds something. [RT-114] [SRCH-34] */
export function PictureHelpPage() {
  const t = useTranslations("photoSearch.help");
  const isKnown = Boolean(useSession());
  const look = buttonLook({ wide: true });
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack gap-6 px-(--gutter) pt-1 pb-6">
        <p className="text-text-2">{t("intro")}</p>
        <Framings title={t("good")} framings={good} isGood />
        <Framings title={t("bad")} framings={bad} isGood={false} />
        <p className="text-text-2">{t("more")}</p>
        {isKnown ? (
          <Link {...pathTo.findByPhoto("")} className={look}>
            {t("start")}
          </Link>
        ) : (
          <Link {...pathTo.login(addressOfPhotoSearch)} className={look}>
            {t("start")}
          </Link>
        )}
      </div>
    </main>
  );
}

interface FramingsProps {
  readonly title: string;
  readonly framings: readonly Framing[];
  readonly isGood: boolean;
}

function Framings({ title, framings, isGood }: FramingsProps) {
  const t = useTranslations("photoSearch.help");
  return (
    <section className="stack">
      <h2 className="text-md font-[650]">{title}</h2>
      <ul className="stack">
        {framings.map((framing) => (
          <li key={framing} className={`${cardLook} flex items-center gap-4 p-3`}>
            <FramingDrawing framing={framing} isGood={isGood} />
            <span className="min-w-0 flex-1">
              <b className="block font-[650]">{t(`${framing}.title`)}</b>
              <span className="text-text-2">{t(`${framing}.body`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
