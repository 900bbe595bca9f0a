import { Button } from "antd";
import { type ComponentType, useState } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Thumb } from "../../kit/thumb.tsx";
import { moved } from "./goods-draft.ts";

/** One row of an order that staff make. */
export interface Placed {
  readonly id: string;
  readonly name: string;
  readonly image?: string;
  readonly note?: string;
}

export interface AdderProps {
  readonly onAdd: (placed: Placed) => void;
  /** Those that have a place already. */
  readonly without: readonly string[];
}

interface ArrangeListProps {
  readonly title: string;
  readonly hint: string;
  readonly empty: string;
  readonly stored: readonly Placed[];
  readonly isSaving: boolean;
  readonly onSave: (order: { ids: string[]; seen: string[] }) => void;
  /** What offers others. */
  readonly Adder: ComponentType<AdderProps>;
}

const idsOf = (list: readonly Placed[]): string[] => list.map(({ id }) => id);
const areSame = (one: readonly Placed[], other: readonly Placed[]): boolean =>
  idsOf(one).join() === idsOf(other).join();

/**
 * An order that is made here and stored as a whole. When somebody else stores another one meanwhile, it is
 * shown beside what was made here, which stays.
 */
export function ArrangeList(props: ArrangeListProps) {
  const { title, hint, empty, stored, isSaving, onSave, Adder } = props;
  const t = useTranslations("consoleCatalogue");
  const [base, setBase] = useState(stored);
  const [list, setList] = useState(stored);
  if (!areSame(stored, base) && (areSame(list, base) || areSame(list, stored))) {
    setBase(stored);
    setList(stored);
  }
  const isChanged = !areSame(list, stored);
  const isOlder = isChanged && !areSame(stored, base);
  return (
    <Panel
      title={title}
      isPadded
      foot={
        <>
          <Button
            disabled={!isChanged}
            onClick={() => {
              setBase(stored);
              setList(stored);
            }}
          >
            {t("startOver")}
          </Button>
          <span className="grow" />
          <Button
            type="primary"
            disabled={!isChanged}
            loading={isSaving}
            onClick={() => onSave({ ids: idsOf(list), seen: idsOf(stored) })}
          >
            {t("saveOrder", { list: title })}
          </Button>
        </>
      }
    >
      <p className="small-text muted hint">{hint}</p>
      {isOlder && (
        <p className="note warn" role="alert">
          {t("orderChanged", { order: stored.map(({ name }) => name).join("、") })}
        </p>
      )}
      <Adder onAdd={(placed) => setList([...list, placed])} without={idsOf(list)} />
      {list.length === 0 && <p className="muted hint">{empty}</p>}
      <ol className="lines">
        {list.map((placed, position) => (
          <Row key={placed.id} {...{ placed, position, list }} onChange={setList} />
        ))}
      </ol>
    </Panel>
  );
}

interface RowProps {
  readonly placed: Placed;
  readonly position: number;
  readonly list: readonly Placed[];
  readonly onChange: (list: readonly Placed[]) => void;
}

function Row({ placed, position, list, onChange }: RowProps) {
  const t = useTranslations("consoleCatalogue");
  return (
    <li>
      <b className="faint">{position + 1}</b>
      {placed.image !== undefined && <Thumb src={placed.image} />}
      <span className="grow">
        {placed.name}
        {placed.note !== undefined && (
          <>
            <br />
            <span className="small-text faint">{placed.note}</span>
          </>
        )}
      </span>
      <Button
        size="small"
        aria-label={t("up", { name: placed.name })}
        icon={<Icon name="up" small />}
        disabled={position === 0}
        onClick={() => onChange(moved(list, position, -1))}
      />
      <Button
        size="small"
        aria-label={t("down", { name: placed.name })}
        icon={<Icon name="down" small />}
        disabled={position === list.length - 1}
        onClick={() => onChange(moved(list, position, 1))}
      />
      <Button
        size="small"
        aria-label={t("takeOut", { name: placed.name })}
        icon={<Icon name="close" small />}
        onClick={() => onChange(list.toSpliced(position, 1))}
      />
    </li>
  );
}
