import { Form, Input, Radio } from "antd";
import { useId } from "react";

interface MomentFieldsProps {
  readonly words: Readonly<Record<"when" | "atOnce" | "later" | "moment", string>>;
  /** Whose clocks the moment is read on. */
  readonly clocks?: string;
  /** Of the field of the moment. */
  readonly className?: string;
  /** As the field has it; undefined for at once. */
  readonly moment: string | undefined;
  readonly onChange: (moment: string | undefined) => void;
}

/** Whether what is saved holds at once or from a moment on. */
export function MomentFields({ words, clocks, className, moment, onChange }: MomentFieldsProps) {
  const id = useId();
  return (
    <>
      <Form.Item label={words.when}>
        <Radio.Group
          aria-label={words.when}
          value={moment !== undefined}
          options={[
            { value: false, label: words.atOnce },
            { value: true, label: words.later },
          ]}
          onChange={(event) => onChange(event.target.value === true ? "" : undefined)}
        />
      </Form.Item>
      {moment !== undefined && (
        <Form.Item label={words.moment} htmlFor={id} extra={clocks}>
          <Input
            id={id}
            type="datetime-local"
            {...(className === undefined ? {} : { className })}
            value={moment}
            onChange={(event) => onChange(event.target.value)}
          />
        </Form.Item>
      )}
    </>
  );
}
