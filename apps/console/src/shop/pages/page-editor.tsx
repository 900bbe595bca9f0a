import { addPage, changePage, type PageRow } from "@sampan/contract/shop/pages/staff-pages";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Form } from "antd";
import { type ReactNode, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useAskBeforeLeaving } from "../../kit/use-ask-before-leaving.ts";
import { Panel } from "../../kit/panel.tsx";
import { Tag } from "../../kit/tag.tsx";
import { useSaving } from "../../kit/use-saving.ts";
import { pathTo } from "../../paths.ts";
import { BlockFields } from "./block-fields.tsx";
import { BlockList } from "./block-list.tsx";
import { PageBeside } from "./page-beside.tsx";
import { newPage, typedOf, type WirePage, withChanged } from "./page-draft.ts";
import { PageFields } from "./page-fields.tsx";
import { StandingTag } from "./standing-tag.tsx";
import "./pages.css";

interface PageEditorProps {
  /** What is stored by now; nothing of a page that is new. */
  readonly stored?: PageRow;
}

/** A page in three parts: its blocks, what the open one is made of, and what keeps it from being published. [BO-40] */
export function PageEditor({ stored }: PageEditorProps) {
  const t = useTranslations("consolePages");
  const { base, typed, setTyped, isDirty, setSaved } = useTyped(stored);
  const [open, setOpen] = useState<string>();
  const row = stored?.version === base?.version ? stored : base;
  const isFixed = row !== undefined && row.version < row.latest;
  const { save, isRunning, refusal } = useSave({ row, isDirty, onSaved: setSaved });
  const put = (change: Partial<WirePage>) => setTyped((before) => ({ ...before, ...change }));
  const block = typed.blocks.find(({ id }) => id === open);
  const lacking = (id: string | null) =>
    row?.lacks.filter(({ block: of }) => of === id).length ?? 0;
  return (
    <div className="desk">
      <EditorBar name={typed.name} row={row} isDirty={isDirty}>
        {!isFixed && (
          <Button
            type="primary"
            disabled={!isDirty}
            loading={isRunning}
            onClick={() => save(typed)}
          >
            {t("save")}
          </Button>
        )}
      </EditorBar>
      {refusal !== undefined && (
        <p className="note danger" role="alert">
          {refusal}
        </p>
      )}
      {isFixed && <OlderNote row={row} />}
      <div className="page-columns">
        <BlockList
          blocks={typed.blocks}
          open={block?.id}
          lacking={lacking}
          isFixed={isFixed}
          onOpen={setOpen}
          onChange={(blocks) => put({ blocks })}
        />
        <Panel title={block ? t(`kinds.${block.kind}`) : t("page")} isPadded>
          <Form layout="vertical" component="div" requiredMark={false} disabled={isFixed}>
            {block ? (
              <BlockFields
                key={block.id}
                typed={block}
                put={(change) => setTyped((before) => withChanged(before, block.id, change))}
              />
            ) : (
              <PageFields typed={typed} put={put} />
            )}
          </Form>
        </Panel>
        {row && <PageBeside row={row} isDirty={isDirty} onOpen={setOpen} />}
      </div>
    </div>
  );
}

/**
 * What is typed, from the version that was read. A newer one is taken as long as nothing is typed, and when it is what was
 * saved here.
 */
function useTyped(stored: PageRow | undefined) {
  const [base, setBase] = useState(stored);
  const [begun, setBegun] = useState(() => (stored ? typedOf(stored) : newPage()));
  const [typed, setTyped] = useState(begun);
  const [saved, setSaved] = useState<number>();
  const isDirty = typed !== begun;
  if (stored && stored.version !== base?.version && (!isDirty || stored.version === saved)) {
    const next = typedOf(stored);
    setBase(stored);
    setBegun(next);
    setTyped(next);
  }
  return { base, typed, setTyped, isDirty, setSaved };
}

interface EditorBarProps {
  readonly name: string;
  readonly row: PageRow | undefined;
  readonly isDirty: boolean;
  /** What it is saved by. */
  readonly children: ReactNode;
}

/** Which page it is, what people see of it, and whether it is saved. */
function EditorBar({ name, row, isDirty, children }: EditorBarProps) {
  const t = useTranslations("consolePages");
  return (
    <div className="row wrap">
      <Link {...pathTo.pages} className="text-link">
        {t("toList")}
      </Link>
      <h2 className="grow strong">{name || t("add")}</h2>
      {row && <StandingTag row={row} />}
      {row && <span className="small-text faint">{t("versionOf", { version: row.version })}</span>}
      {isDirty && <Tag tone="warn">{t("unsaved")}</Tag>}
      {children}
    </div>
  );
}

function OlderNote({ row }: { readonly row: PageRow }) {
  const t = useTranslations("consolePages");
  return (
    <p className="note warn" role="status">
      {t("olderShown", { version: row.version })}{" "}
      <Link {...pathTo.page(row.id)} className="text-link">
        {t("toLatest")}
      </Link>
    </p>
  );
}

interface SaveNeed {
  readonly row: PageRow | undefined;
  readonly isDirty: boolean;
  readonly onSaved: (version: number) => void;
}

/** Saves as the next version; what was typed is not lost by a slipped click. */
function useSave({ row, isDirty, onSaved }: SaveNeed) {
  const t = useTranslations("consolePages");
  const navigate = useNavigate();
  const mayLeave = useRef(false);
  useAskBeforeLeaving(() => isDirty && !mayLeave.current);
  const saving = useSaving(
    { add: addPage, change: changePage },
    {
      told: t("saved"),
      whenDone: ({ data }) => {
        mayLeave.current = true;
        onSaved(data.version);
        if (!row) void navigate({ ...pathTo.page(data.id), replace: true });
      },
    },
  );
  const save = (wire: WirePage) =>
    row ? saving.change({ id: row.id, version: row.version, ...wire }) : saving.add(wire);
  return { ...saving, save };
}
