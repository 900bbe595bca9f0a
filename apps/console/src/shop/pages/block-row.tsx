import { Button } from "antd";
import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { Tag } from "../../kit/tag.tsx";
import { type WireBlock, withCopy } from "./page-draft.ts";

export interface BlockListProps {
  readonly blocks: readonly WireBlock[];
  /** Which is open beside the list; undefined for the page itself. */
  readonly open: string | undefined;
  /** How much of each the server missed when it was saved. */
  readonly lacking: (id: string | null) => number;
  readonly isFixed: boolean;
  readonly onOpen: (id: string | undefined) => void;
  readonly onChange: (blocks: WireBlock[]) => void;
}

interface BlockRowProps extends BlockListProps {
  readonly block: WireBlock;
  readonly position: number;
  /** What is under way in the list, this row or another. */
  readonly drag: { readonly from: number; readonly to: number } | undefined;
  readonly onGrip: (event: PointerEvent<HTMLElement>) => void;
  readonly onPlace: (to: number) => void;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** One block: what it is, what it lacks, and its place among the others. */
export function BlockRow(props: BlockRowProps) {
  const { block, position, blocks, open, lacking, isFixed, onOpen, onChange } = props;
  const { drag, onGrip, onPlace } = props;
  const t = useTranslations("consolePages");
  const place = position + 1;
  const stepBy = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined || isFixed) return;
    event.preventDefault();
    onPlace(position + by);
  };
  return (
    <li className={lookOf(position, drag)}>
      {!isFixed && (
        <button
          type="button"
          className="page-grip"
          aria-label={t("grip", { place })}
          title={t("grip", { place })}
          onPointerDown={onGrip}
          onKeyDown={stepBy}
        >
          <Icon name="grip" small />
        </button>
      )}
      <Opener
        isOpen={open === block.id}
        onOpen={() => onOpen(block.id)}
        onKeyDown={(event) => event.altKey && stepBy(event)}
      >
        {t("numbered", { place, kind: t(`kinds.${block.kind}`) })}
        <span className="one-line small-text faint">{block.title.words.zh}</span>
      </Opener>
      <Lacking count={lacking(block.id)} />
      {!isFixed && (
        <span className="row page-moves">
          <Move name="up" label={t("up", { place })} onMove={() => onPlace(position - 1)} />
          <Move name="down" label={t("down", { place })} onMove={() => onPlace(position + 1)} />
          <Move
            name="plus"
            label={t("copy", { place })}
            onMove={() => onChange(withCopy(blocks, position))}
          />
          <Move
            name="close"
            label={t("remove", { place })}
            onMove={() => onChange(blocks.toSpliced(position, 1))}
          />
        </span>
      )}
    </li>
  );
}

/** A row that is under way, and the edge of another that it would land at. */
function lookOf(position: number, drag: BlockRowProps["drag"]): string {
  if (drag?.from === position) return "page-block under-way";
  if (drag?.to !== position) return "page-block";
  return drag.to > drag.from ? "page-block land-below" : "page-block land-above";
}

interface MoveProps {
  readonly name: "up" | "down" | "plus" | "close";
  readonly label: string;
  readonly onMove: () => void;
}

const Move = ({ name, label, onMove }: MoveProps) => (
  <Button
    size="small"
    type="text"
    aria-label={label}
    title={label}
    icon={<Icon name={name} small />}
    onClick={onMove}
  />
);

interface OpenerProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

export const Opener = ({ isOpen, onOpen, onKeyDown, children }: OpenerProps) => (
  <button
    type="button"
    className={isOpen ? "page-opener on" : "page-opener"}
    aria-current={isOpen}
    onClick={onOpen}
    onKeyDown={onKeyDown}
  >
    {children}
  </button>
);

export function Lacking({ count }: { readonly count: number }) {
  const t = useTranslations("consolePages");
  return count > 0 ? (
    <Tag tone="warn">{t("lacking", { count })}</Tag>
  ) : (
    <Tag tone="ok" icon="check">
      <span className="hidden-text">{t("whole")}</span>
    </Tag>
  );
}
