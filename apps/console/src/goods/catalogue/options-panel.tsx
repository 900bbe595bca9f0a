import { uploadGoodsPicture } from "@sampan/contract/kernel/uploads";
import type { OwnGoods } from "@sampan/contract/goods/catalogue/staff-catalogue";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Thumb } from "../../kit/thumb.tsx";
import {
  addOption,
  addValue,
  changeOption,
  isFull,
  removeOption,
  removeValue,
} from "./goods-draft.ts";
import type { GoodsPanelProps } from "./goods-panel-props.ts";
import { NamesFields } from "../../kit/names-fields.tsx";
import { UploadButton } from "../../kit/upload-button.tsx";

const most = 3;
type Option = OwnGoods["options"][number];

/** What a customer chooses from: colours, sizes. Values make the combinations below. */
export function OptionsPanel({ goods, onChange }: GoodsPanelProps) {
  const t = useTranslations("consoleCatalogue");
  return (
    <Panel
      title={t("options")}
      isPadded
      extra={
        <Button
          icon={<Icon name="plus" />}
          disabled={goods.options.length >= most}
          onClick={() =>
            onChange((latest) =>
              addOption(latest, {
                option: numbered(t("newOption"), latest.options),
                value: `${t("newValue")} 1`,
              }),
            )
          }
        >
          {t("addOption")}
        </Button>
      }
    >
      <p className="small-text muted hint">{t("optionsHint")}</p>
      <div className="stack">
        {goods.options.map((option, position) => (
          // Options have no id before they are saved; only their place tells them apart.
          <OptionFields key={position} {...{ goods, onChange, option, position }} />
        ))}
      </div>
    </Panel>
  );
}

const numbered = (word: string, others: readonly unknown[]): string =>
  `${word} ${others.length + 1}`;

interface OptionFieldsProps extends GoodsPanelProps {
  readonly option: Option;
  readonly position: number;
}

function OptionFields({ goods, onChange, option, position }: OptionFieldsProps) {
  const t = useTranslations("consoleCatalogue");
  const isLarge = isFull(goods, position);
  const name = option.names.zh;
  return (
    <fieldset className="inset option-fields">
      <legend className="hidden-text">{t("option", { number: position + 1 })}</legend>
      <div className="row">
        <div className="grow">
          <NamesFields
            of={t("option", { number: position + 1 })}
            names={option.names}
            onChange={(names) =>
              onChange((latest) => changeOption(latest, position, { ...option, names }))
            }
          />
        </div>
        <Button
          aria-label={t("removeOption", { name })}
          icon={<Icon name="close" small />}
          onClick={() => onChange((latest) => removeOption(latest, position))}
        />
      </div>
      <ul className="stack option-values">
        {option.values.map((_, value) => (
          // Values likewise.
          <ValueFields key={value} {...{ goods, onChange, option, position, value }} />
        ))}
      </ul>
      <span className="row">
        <Button
          size="small"
          icon={<Icon name="plus" small />}
          disabled={isLarge}
          onClick={() =>
            onChange((latest) => addValue(latest, position, numbered(t("newValue"), option.values)))
          }
        >
          {t("addValue")}
        </Button>
        {isLarge && <span className="small-text muted">{t("tooMany")}</span>}
      </span>
    </fieldset>
  );
}

interface ValueFieldsProps extends OptionFieldsProps {
  readonly value: number;
}

function ValueFields({ onChange, option, position, value }: ValueFieldsProps) {
  const t = useTranslations("consoleCatalogue");
  const one = option.values[value];
  if (!one) return null;
  const name = one.names.zh;
  const put = (change: Partial<typeof one>) =>
    onChange((latest) => {
      const stored = latest.options[position];
      if (!stored) return latest;
      const values = stored.values.map((other, at) =>
        at === value ? { ...other, ...change } : other,
      );
      return changeOption(latest, position, { ...stored, values });
    });
  return (
    <li className="row">
      <Thumb src={one.image} />
      <UploadButton
        call={uploadGoodsPicture}
        isSmall
        label={t("uploadValuePicture", { name })}
        onStored={(image) => put({ image })}
      />
      <div className="grow">
        <NamesFields
          of={t("value", { option: option.names.zh, number: value + 1 })}
          names={one.names}
          onChange={(names) => put({ names })}
        />
      </div>
      <Button
        size="small"
        aria-label={t("removeValue", { name })}
        icon={<Icon name="close" small />}
        disabled={option.values.length === 1}
        onClick={() => onChange((latest) => removeValue(latest, { position, value }))}
      />
    </li>
  );
}
