import type { ArticleAtDesk } from "@sampan/contract/shop/staff-articles";
import { addArticle, saveArticle } from "@sampan/contract/shop/staff-articles";
import { languages } from "@sampan/domain/kernel/language";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useSaving } from "../../kit/use-saving.ts";
import { newArticle, type TypedArticle, typedOf } from "./article-draft.ts";
import { ArticleFacts } from "./article-facts.tsx";
import { LanguagePanel } from "./language-panel.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { VersionsPanel } from "./versions-panel.tsx";

interface ArticleEditorProps {
  /** What was read when the form began; absent for an article that is new. */
  readonly base?: ArticleAtDesk;
  readonly onSaved?: (saved: ArticleAtDesk) => void;
}

/** An article in four languages side by side; what is typed stays where it is refused. [BO-40] */
export function ArticleEditor({ base, onSaved }: ArticleEditorProps) {
  const t = useTranslations("consoleArticles");
  const [begun] = useState(() => (base ? typedOf(base) : newArticle));
  const [typed, setTyped] = useState<TypedArticle>(begun);
  const [open, setOpen] = useState<"preview" | "publish">();
  const put = (change: Partial<TypedArticle>) => setTyped((before) => ({ ...before, ...change }));
  const { save, isRunning, refusal } = useSave(base, onSaved);
  const isDirty = typed !== begun;
  const standing = base?.versions.find(({ number }) => number === base.number)?.standing;
  return (
    <div className="desk">
      <div className="panel article-bar">
        <h2 className="grow">
          {base ? t("versionOf", { id: base.article.id, number: base.number }) : t("add")}
        </h2>
        {isDirty && <span className="tag warn">{t("unsaved")}</span>}
        <Button onClick={() => setOpen("preview")}>{t("preview")}</Button>
        <Button
          type="primary"
          disabled={!isDirty}
          loading={isRunning}
          onClick={() => save(typed, standing === "draft")}
        >
          {standing === "draft" || !base ? t("save") : t("saveAsDraft")}
        </Button>
        {standing === "draft" && (
          <Button disabled={isDirty} onClick={() => setOpen("publish")}>
            {t("step.publish")}
          </Button>
        )}
      </div>
      {refusal !== undefined && (
        <p className="note danger" role="alert">
          {refusal}
        </p>
      )}
      <ArticleFacts typed={typed} put={put} isNew={!base} />
      <div className="article-languages">
        {languages.map((language) => (
          <LanguagePanel key={language} language={language} typed={typed} put={put} />
        ))}
      </div>
      {base && <VersionsPanel shown={base} isDirty={isDirty} onMoved={onSaved} />}
      {open === "preview" && <PreviewDialog typed={typed} onClose={() => setOpen(undefined)} />}
      {open === "publish" && base && (
        <PublishDialog
          shown={base}
          onClose={() => setOpen(undefined)}
          onDone={(done) => {
            setOpen(undefined);
            onSaved?.(done);
          }}
        />
      )}
    </div>
  );
}

/** Saves what is typed: into the draft that is open, else as a new one, which is opened then. */
function useSave(base: ArticleAtDesk | undefined, onSaved?: (saved: ArticleAtDesk) => void) {
  const t = useTranslations("consoleArticles");
  const navigate = useNavigate();
  const saving = useSaving(
    { add: addArticle, change: saveArticle },
    {
      told: t("saved"),
      whenDone: ({ data }) => {
        onSaved?.(data);
        const search = { id: data.article.id, number: String(data.number) };
        void navigate({ to: "/articles", search, replace: true });
      },
    },
  );
  const save = (typed: TypedArticle, isDraft: boolean) =>
    base
      ? saving.change({
          ...typed,
          version: base.article.version,
          number: isDraft ? base.number : null,
        })
      : saving.add(typed);
  return { ...saving, save };
}
