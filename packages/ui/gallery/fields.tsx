import { useState } from "react";
import { Checkbox } from "../src/checkbox.tsx";
import { RadioGroup } from "../src/radio-group.tsx";
import { SelectField } from "../src/select-field.tsx";
import { Stepper } from "../src/stepper.tsx";
import { PasswordField, TextArea, TextField } from "../src/text-field.tsx";
import type { PartProps } from "./words.ts";

/** What is filled in: empty, filled, refused and disabled. */
export function Fields({ words }: PartProps) {
  const [choice, setChoice] = useState("1");
  const [count, setCount] = useState(3);
  const options = words.places.map((label, at) => ({ value: String(at), label }));
  const labels = { quantity: words.field, decrease: "−", increase: "+" };
  return (
    <section className="stack gap-4" aria-label="fields">
      <TextField label={words.field} hint={words.hint} />
      <TextField label={words.field} defaultValue={words.shop} note={words.hint} />
      <TextField label={words.field} error={words.error} />
      <TextField label={words.field} defaultValue={words.shop} disabled />
      <PasswordField
        label={words.field}
        showLabel={words.brand}
        hideLabel={words.close}
        defaultValue="Sampan_2026"
      />
      <TextArea label={words.field} defaultValue={words.product} />
      <SelectField label={words.field} options={options} placeholder={words.hint} />
      <Checkbox defaultChecked>{words.body}</Checkbox>
      <Checkbox mixed>{words.body}</Checkbox>
      <Checkbox disabled>{words.body}</Checkbox>
      {(["cards", "rows"] as const).map((layout) => (
        <RadioGroup
          key={layout}
          layout={layout}
          legend={words.field}
          value={choice}
          onChange={setChoice}
          options={options.map((option, at) => ({
            ...option,
            hint: words.hint,
            refused: at === 3 ? words.error : undefined,
          }))}
        />
      ))}
      {[0, count, 20].map((value, at) => (
        <Stepper
          key={at}
          value={value}
          onChange={setCount}
          maximum={20}
          settle={(entered) => Math.min(20, Number(entered) || 0)}
          labels={labels}
        />
      ))}
    </section>
  );
}
