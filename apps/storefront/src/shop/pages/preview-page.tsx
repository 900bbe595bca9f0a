import { previewReady, PreviewShown } from "@sampan/contract/shop/pages/preview";
import type { StorefrontTexts } from "@sampan/locales/texts";
import { TextsProvider } from "@sampan/locales/texts-provider";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { type ComponentType, type MouseEvent, Suspense, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { speak } from "../../shell/speech.ts";
import { ShownBlocks } from "./blocks/shown-blocks.tsx";
import { IsCounted } from "./count-blocks.tsx";

interface Heard extends PreviewShown {
  readonly texts: StorefrontTexts;
}

/** Draws what the desk around it tells; alone it shows nothing of anybody's. [BO-40] */
export function PreviewPage({ Categories }: { readonly Categories: ComponentType }) {
  const t = useTranslations("pages.preview");
  const heard = useHeard();
  if (!heard)
    return (
      <main id="content">
        <h1 className="sr-only">{t("title")}</h1>
        <EmptyState title={t("title")} body={t("alone")} />
      </main>
    );
  return (
    <TextsProvider language={heard.language} texts={heard.texts}>
      <Drawn page={heard.preview} Categories={Categories} />
    </TextsProvider>
  );
}

interface DrawnProps {
  readonly page: PreviewShown["preview"];
  readonly Categories: ComponentType;
}

function Drawn({ page, Categories }: DrawnProps) {
  const t = useTranslations("pages.preview");
  if (!page)
    return (
      <main id="content">
        <h1 className="sr-only">{t("title")}</h1>
        <EmptyState title={t("unseen")} />
      </main>
    );
  return (
    <main id="content" onClickCapture={lookOnly}>
      <PageHeader title={page.name} />
      <IsCounted value={false}>
        <Suspense>
          <div className="stack gap-4 px-(--gutter) pb-6">
            <ShownBlocks page={page} Categories={Categories} />
          </div>
        </Suspense>
      </IsCounted>
    </main>
  );
}

/** Nothing is opened or taken in a preview; rules unfold. */
function lookOnly(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("summary")) return;
  event.preventDefault();
  event.stopPropagation();
}

/** What a page of ours that frames this one told last; whoever else speaks is not heard. */
function useHeard(): Heard | undefined {
  const [heard, setHeard] = useState<Heard>();
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== parent || parent === window) return;
      const told = PreviewShown.safeParse(data);
      if (!told.success) return;
      void speak(told.data.language).then(({ texts }) => setHeard({ ...told.data, texts }));
    };
    addEventListener("message", hear);
    if (parent !== window) parent.postMessage(previewReady, location.origin);
    return () => removeEventListener("message", hear);
  }, []);
  return heard;
}
