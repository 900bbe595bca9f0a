import { SectionHead } from "@sampan/ui/card";
import { useTranslations } from "use-intl";
import type { BlockProps } from "./block-props.ts";

/** A partner's page in a frame that knows nothing of ours; whose it is stands above it. [RT-05] */
export function PartnerFrame({ block }: BlockProps) {
  const t = useTranslations("articles.outer");
  const { frame } = block;
  if (!frame) return null;
  return (
    <section aria-labelledby={`block-${block.id}`}>
      <SectionHead id={`block-${block.id}`} title={block.title} />
      <p className="mb-2 text-xs break-all text-text-3">{t("from", { host: frame.host })}</p>
      <iframe
        src={frame.href}
        title={t("from", { host: frame.host })}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        loading="lazy"
        className="block h-100 w-full rounded-card border-0 bg-surface"
      />
    </section>
  );
}
