import { type BlockKind, blockKinds } from "@sampan/domain/shop/pages/block";
import { Button, Dropdown } from "antd";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { Panel } from "../../kit/panel.tsx";
import { type BlockListProps, BlockRow, Lacking, Opener } from "./block-row.tsx";
import { withNew, withPlaced } from "./page-draft.ts";
import { useDrag } from "./use-drag.ts";

/** The blocks in their order, each with what it still lacks: moved by buttons, by keys and by a pointer. [BO-40] */
export function BlockList(props: BlockListProps) {
  const { blocks, open, lacking, isFixed, onOpen, onChange } = props;
  const t = useTranslations("consolePages");
  const list = useRef<HTMLOListElement>(null);
  const [told, setTold] = useState("");
  const place = (from: number, to: number) => {
    if (to < 0 || to >= blocks.length) return;
    onChange(withPlaced(blocks, from, to));
    setTold(t("placed", { place: to + 1, count: blocks.length }));
  };
  const { drag, begin, ofList } = useDrag({ list, onDrop: ({ from, to }) => place(from, to) });
  const add = (kind: BlockKind) => {
    const next = withNew(blocks, kind);
    onChange(next);
    onOpen(next.at(-1)?.id);
  };
  const items = blockKinds.map((key) => ({ key, label: t(`kinds.${key}`) }));
  return (
    <Panel
      title={t("blockCount", { count: blocks.length })}
      extra={
        !isFixed && (
          <Dropdown
            trigger={["click"]}
            menu={{
              items,
              onClick: ({ key }) => {
                const kind = blockKinds.find((one) => one === key);
                if (kind) add(kind);
              },
            }}
          >
            <Button size="small" icon={<Icon name="plus" small />}>
              {t("addBlock")}
            </Button>
          </Dropdown>
        )
      }
      foot={<span className="small-text muted">{t("order")}</span>}
    >
      <div className="page-block">
        <Opener isOpen={open === undefined} onOpen={() => onOpen(undefined)}>
          {t("page")}
        </Opener>
        <Lacking count={lacking(null)} />
      </div>
      <ol ref={list} className="page-blocks" {...ofList}>
        {blocks.map((block, position) => (
          <BlockRow
            key={block.id}
            {...props}
            block={block}
            position={position}
            drag={drag}
            onGrip={begin(position)}
            onPlace={(to) => place(position, to)}
          />
        ))}
      </ol>
      <span role="status" className="hidden-text">
        {told}
      </span>
    </Panel>
  );
}
