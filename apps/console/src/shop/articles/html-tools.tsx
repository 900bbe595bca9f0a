import { uploadArticlePicture } from "@sampan/contract/kernel/uploads";
import { Button, Input } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { UploadButton } from "../../kit/upload-button.tsx";

interface HtmlToolsProps {
  /** Of the field they belong to. */
  readonly label: string;
  readonly onInsert: (html: string) => void;
  readonly onDone: () => void;
}

/** Shapes of what is chosen in the field, as the browser's own editing makes them. */
const shapes = [
  ["heading", "formatBlock", "h2"],
  ["subheading", "formatBlock", "h3"],
  ["paragraph", "formatBlock", "p"],
  ["bold", "bold", undefined],
  ["bullets", "insertUnorderedList", undefined],
  ["numbers", "insertOrderedList", undefined],
] as const;

/** A row of three cells, of the head or below it. */
const cells = (of: "h" | "d"): string => `<tr>${`<t${of}>–</t${of}>`.repeat(3)}</tr>`;
const table = `<table><thead>${cells("h")}</thead><tbody>${cells("d")}${cells("d")}</tbody></table><p><br></p>`;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** What makes headings, lists, tables, links and pictures of a text. [BO-40] */
export function HtmlTools({ label, onInsert, onDone }: HtmlToolsProps) {
  const t = useTranslations("consoleArticles.tools");
  const [asked, setAsked] = useState<{ readonly of: "link" | "picture"; readonly url: string }>();
  const [range, setRange] = useState<Range>();
  const keepPlace = () => {
    const chosen = globalThis.getSelection();
    setRange(chosen && chosen.rangeCount > 0 ? chosen.getRangeAt(0) : undefined);
  };
  const insert = (html: string) => {
    const chosen = globalThis.getSelection();
    if (range) {
      chosen?.removeAllRanges();
      chosen?.addRange(range);
    }
    onInsert(html);
    setAsked(undefined);
  };
  return (
    <div role="toolbar" aria-label={t("label", { field: label })} className="row wrap html-tools">
      {shapes.map(([name, command, value]) => (
        <Tool
          key={name}
          onUse={() => {
            document.execCommand(command, false, value);
            onDone();
          }}
        >
          {t(name)}
        </Tool>
      ))}
      <Tool onUse={() => onInsert(table)}>{t("table")}</Tool>
      <Tool
        onUse={() => {
          keepPlace();
          setAsked({ of: "link", url: "" });
        }}
      >
        {t("link")}
      </Tool>
      <span onPointerDown={keepPlace}>
        <UploadButton
          call={uploadArticlePicture}
          label={t("picture")}
          fileLabel={t("pictureOf", { field: label })}
          isSmall
          onStored={(url) => setAsked({ of: "picture", url })}
        />
      </span>
      {asked && (
        <Asked
          of={asked.of}
          onClose={() => setAsked(undefined)}
          onSaid={(said) =>
            insert(
              asked.of === "picture"
                ? `<img src="${asked.url}" alt="${escaped(said)}">`
                : `<a href="${escaped(said)}">${escaped(range?.toString() || said)}</a>`,
            )
          }
        />
      )}
    </div>
  );
}

/** A button that leaves what is chosen in the field chosen. */
const Tool = ({
  onUse,
  children,
}: {
  readonly onUse: () => void;
  readonly children: ReactNode;
}) => (
  <Button size="small" onMouseDown={(event) => event.preventDefault()} onClick={onUse}>
    {children}
  </Button>
);

interface AskedProps {
  readonly of: "link" | "picture";
  readonly onClose: () => void;
  readonly onSaid: (said: string) => void;
}

/** Where a link goes, or what is on a picture. */
function Asked({ of, onClose, onSaid }: AskedProps) {
  const t = useTranslations("consoleArticles.tools");
  const common = useTranslations("common");
  const [said, setSaid] = useState("");
  return (
    <Dialog
      width={440}
      title={of === "link" ? t("link") : t("picture")}
      okText={t("insert")}
      cancelText={common("cancel")}
      okButtonProps={{ disabled: said.trim() === "" }}
      onCancel={onClose}
      onOk={() => onSaid(said.trim())}
    >
      <Input
        aria-label={of === "link" ? t("address") : t("description")}
        placeholder={of === "link" ? t("address") : t("description")}
        maxLength={of === "link" ? 1000 : 200}
        value={said}
        onChange={({ target }) => setSaid(target.value)}
      />
    </Dialog>
  );
}
