import { uploadPagePicture } from "@sampan/contract/kernel/uploads";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { smallPicture } from "../../kit/thumb.tsx";
import { UploadButton } from "../../kit/upload-button.tsx";
import { newCard, type WireCard } from "./page-draft.ts";
import { TextField } from "./text-field.tsx";
import { WordsFields } from "./words-fields.tsx";

interface CardFieldsProps {
  readonly cards: readonly WireCard[];
  readonly most: number;
  readonly onChange: (change: (latest: readonly WireCard[]) => WireCard[]) => void;
}

/** The pictures of a block, each with its description, its words and where it leads. */
export function CardFields({ cards, most, onChange }: CardFieldsProps) {
  const t = useTranslations("consolePages");
  return (
    <fieldset className="page-words">
      <legend>{t("cards")}</legend>
      {cards.map((card, at) => (
        <OneCard
          // Pictures have no name of their own, and two may be the same.
          key={`${card.picture} ${String(at)}`}
          card={card}
          place={at + 1}
          onChange={(part) =>
            onChange((latest) => latest.map((one, nth) => (nth === at ? { ...one, ...part } : one)))
          }
          onRemove={() => onChange((latest) => latest.toSpliced(at, 1))}
        />
      ))}
      <UploadButton
        call={uploadPagePicture}
        label={t("addPicture")}
        fileLabel={t("pictureFile")}
        most={most - cards.length}
        onStored={(url) => onChange((latest) => [...latest, newCard(url)])}
      />
    </fieldset>
  );
}

interface OneCardProps {
  readonly card: WireCard;
  readonly place: number;
  readonly onChange: (part: Partial<WireCard>) => void;
  readonly onRemove: () => void;
}

function OneCard({ card, place, onChange, onRemove }: OneCardProps) {
  const t = useTranslations("consolePages");
  const numbered = t("card", { place });
  return (
    <div className="page-card">
      <div className="row">
        <img src={smallPicture(card.picture, 240)} alt={numbered} width={96} height={96} />
        <span className="grow" />
        <Button type="link" danger onClick={onRemove}>
          {t("removeCard", { place })}
        </Button>
      </div>
      {(["alt", "title", "line"] as const).map((part) => (
        <WordsFields
          key={part}
          field={`${numbered} ${t(part === "title" ? "cardTitle" : part)}`}
          typed={card[part]}
          onChange={(words) => onChange({ [part]: words })}
        />
      ))}
      <TextField
        label={`${numbered} ${t("link")}`}
        hint={t("linkHint")}
        text={card.link}
        onChange={(link) => onChange({ link })}
      />
    </div>
  );
}
