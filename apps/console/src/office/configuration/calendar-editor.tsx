import { Button, Input } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { EditorProps } from "./editor-props.ts";
import { daysOfYears, listIn, partsOf, useSettingWords } from "./use-setting-words.ts";

type Value = EditorProps["value"];

const namesAt = (value: Value, place: string): Readonly<Record<string, Value>> =>
  partsOf(partsOf(partsOf(value)["names"] ?? null)[place] ?? null);

/** The value with a day of a place as given: its name, or undefined for a day that is open. */
function withDay(value: Value, place: string, day: string, name: string | undefined): Value {
  const others = listIn(partsOf(value)[place]).filter((one) => one !== day);
  const { [day]: _, ...names } = namesAt(value, place);
  return {
    ...partsOf(value),
    [place]: name === undefined ? others : [...others, day].toSorted(),
    names: {
      ...partsOf(partsOf(value)["names"] ?? null),
      [place]: name ? { ...names, [day]: name } : names,
    },
  };
}

/** The closed days of each place by year, the one that runs opened; days are added with their name. (decision 169) */
export function CalendarEditor({ id, field, value, onChange }: EditorProps<"calendar">) {
  const words = useSettingWords();
  return (
    <div className="stack" id={id}>
      {field.places.map((place) => (
        <fieldset key={place} className="setting-parts">
          <legend className="strong">{words.part(place)}</legend>
          <Years
            place={place}
            value={value}
            onOpen={(day) => onChange(withDay(value, place, day, undefined))}
          />
          <AddDay
            id={`${id}-${place}`}
            place={words.part(place)}
            onAdd={(day, name) => onChange(withDay(value, place, day, name))}
          />
        </fieldset>
      ))}
    </div>
  );
}

interface YearsProps {
  readonly place: string;
  readonly value: Value;
  /** Makes a day an open one again. */
  readonly onOpen: (day: string) => void;
}

function Years({ place, value, onOpen }: YearsProps) {
  const t = useTranslations("consoleSettings");
  const words = useSettingWords();
  // Of the browser's clock, as it was opened: the server holds days to the clock of the place.
  const [today] = useState(() => new Date().toLocaleDateString("sv-SE"));
  const names = namesAt(value, place);
  return daysOfYears(value, place).map(([year, days]) => (
    <details key={year} open={year === today.slice(0, 4)}>
      <summary>{t("daysOfYear", { year, count: days.length })}</summary>
      <ul className="closed-days">
        {days.map((day) => (
          <li key={day} className="row wrap">
            <span className="tabular-nums">{day}</span>
            <span className="muted">{String(names[day] ?? "")}</span>
            <Button
              size="small"
              type="link"
              disabled={day <= today}
              title={day <= today ? t("dayPast") : undefined}
              aria-label={t("openDay", { day, place: words.part(place) })}
              onClick={() => onOpen(day)}
            >
              {t("openDayShort")}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  ));
}

interface AddDayProps {
  readonly id: string;
  /** What the place is called. */
  readonly place: string;
  readonly onAdd: (day: string, name: string) => void;
}

function AddDay({ id, place, onAdd }: AddDayProps) {
  const t = useTranslations("consoleSettings");
  const [{ day, name }, setTyped] = useState({ day: "", name: "" });
  const add = () => {
    onAdd(day, name.trim());
    setTyped({ day: "", name: "" });
  };
  return (
    <div className="row wrap">
      <Input
        id={`${id}-day`}
        type="date"
        className="day-field"
        aria-label={t("closedDay", { place })}
        value={day}
        onChange={({ target }) => setTyped({ day: target.value, name })}
      />
      <Input
        id={`${id}-name`}
        className="day-name"
        aria-label={t("closedDayName", { place })}
        placeholder={t("closedDayNameShort")}
        maxLength={60}
        value={name}
        onChange={({ target }) => setTyped({ day, name: target.value })}
      />
      <Button
        aria-label={t("closeDay", { place })}
        disabled={day === "" || name.trim() === ""}
        onClick={add}
      >
        {t("closeDayShort")}
      </Button>
    </div>
  );
}
