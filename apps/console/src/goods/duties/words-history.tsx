import { query } from "@sampan/client/query";
import { readDutyWordsHistory } from "@sampan/contract/goods/duties/staff-duties";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { useMadeText } from "./duty-text.ts";
import { WordsByClass } from "./words-by-class.tsx";

/** The words as they were, the newest first. */
export function WordsHistory({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations("consoleDuties");
  const madeText = useMadeText();
  const asked = useQuery(query(readDutyWordsHistory, {}, { asksLogin: true }));
  return (
    <Dialog width={640} title={t("wordsHistory")} footer={null} onCancel={onClose}>
      <Loaded asked={asked}>
        {({ datalist }) => (
          <ul className="duty-versions">
            {datalist.map(({ version, lists, made }) => (
              <li key={version}>
                <p className="strong">{madeText(made)}</p>
                <WordsByClass lists={lists} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}
