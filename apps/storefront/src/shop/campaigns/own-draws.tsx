import { query } from "@sampan/client/query";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { queryDraws } from "@sampan/contract/shop/campaigns";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useSession } from "../../shell/session.ts";
import type { DrawsChecked } from "./check-draws.ts";
import { useGainWords } from "./use-gain-words.ts";

interface OwnDrawsProps {
  readonly id: string;
  readonly prizes: OutputOf<typeof queryDraws>["prizes"];
  /** Undefined before everything was reckoned again. */
  readonly checked: DrawsChecked | undefined;
}

/** The reader's own draws by their numbers: what each won, and whether that follows from the seed. */
export function OwnDraws({ id, prizes, checked }: OwnDrawsProps) {
  const t = useTranslations("campaigns.check");
  const wordsOf = useGainWords();
  const { data: own } = useQuery({
    ...query(queryDraws, { id, mine: true }),
    enabled: Boolean(useSession()),
  });
  if (!own || own.datalist.length === 0) return null;
  return (
    <section className="mt-2 text-sm" aria-label={t("own")}>
      <h3 className="text-xs text-text-3">{t("own")}</h3>
      <ul className="grid gap-1">
        {own.datalist.map(({ serial, place }) => {
          const prize = prizes.find((one) => one.place === place);
          return (
            <li key={serial} className="flex flex-wrap justify-between gap-x-3">
              <span>
                {t("serial", { serial })} {prize ? wordsOf(prize) : t("noPrize")}
              </span>
              {checked && (
                <span className="text-xs text-text-3">
                  {t(checked.wrong.includes(serial) ? "ownWrong" : "ownRight")}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {own.total > own.datalist.length && (
        <p className="text-xs text-text-3">
          {t("ownMore", { count: own.total - own.datalist.length })}
        </p>
      )}
    </section>
  );
}
