import { useTranslations } from "use-intl";
import { useNames } from "../../kit/names.ts";
import type { EditorProps } from "./editor-props.ts";
import { NumberEditor } from "./number-editor.tsx";
import { lifetimeKinds, lifetimeOf, partsOf } from "./use-setting-words.ts";

/** For each marketplace, how long its product pages and its searches are used and kept. */
export function Lifetimes({ id, field, value, onChange }: EditorProps<"lifetimes">) {
  const t = useTranslations("consoleSettings");
  const names = useNames();
  const bounds = {
    fresh_minutes: { kind: "number", min: 1, max: field.fresh_minutes_max, unit: "minutes" },
    keep_hours: { kind: "number", min: 1, max: field.keep_hours_max, unit: "hours" },
  } as const;
  return field.platforms.map((platform) => (
    <fieldset key={platform} className="setting-parts">
      <legend className="strong">{names.platform(platform)}</legend>
      {lifetimeKinds.flatMap((kind) =>
        (["fresh_minutes", "keep_hours"] as const).map((part) => {
          const lifetime = lifetimeOf(value, platform, kind);
          const partId = `${id}-${platform}-${kind}-${part}`;
          return (
            <div key={partId} className="setting-part">
              <label htmlFor={partId}>
                {t(`lifetimeOf.${kind}`)} · {t(`lifetime.${part}`)}
              </label>
              <NumberEditor
                id={partId}
                field={bounds[part]}
                value={lifetime[part] ?? null}
                onChange={(number) =>
                  onChange({
                    ...partsOf(value),
                    [platform]: {
                      ...partsOf(partsOf(value)[platform] ?? null),
                      [kind]: { ...lifetime, [part]: number },
                    },
                  })
                }
              />
            </div>
          );
        }),
      )}
    </fieldset>
  ));
}
