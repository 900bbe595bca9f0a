import { query } from "@sampan/client/query";
import { queryDraws } from "@sampan/contract/shop/campaigns";
import { wordsIn } from "@sampan/locales/words-in";
import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl";
import { DrawRecord } from "./draw-record.tsx";

/**
 * A draw at its own address once it is over, with everything it can be checked by; and where draws are not offered, that
 * they are not. Nothing for a number that draws nothing. (decision 168)
 */
export function EndedDraw({ id }: { readonly id: string }) {
  const t = useTranslations("campaigns");
  const language = useLocale();
  const { data: draw } = useQuery(query(queryDraws, { id, page_size: 1 }));
  if (!draw) return null;
  const { text, lang } = wordsIn(language, draw.i18n);
  return (
    <Card as="section" aria-label={text}>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h2 className="text-md font-[650]" lang={lang}>
          {text}
        </h2>
        <Chip tone="brand">{t("kinds.draw")}</Chip>
      </div>
      {draw.is_over && <p className="mt-1 text-sm text-text-2">{t("check.isOver")}</p>}
      {!draw.is_over && !draw.is_offered && (
        <p className="mt-1 text-sm text-text-2">{t("check.notHere")}</p>
      )}
      <p className="mt-2 text-xs text-text-3 tabular-nums">
        {t("period", { from: formatMinute(draw.start_time), to: formatMinute(draw.end_time) })}
      </p>
      <DrawRecord id={id} isOwnPage />
    </Card>
  );
}
