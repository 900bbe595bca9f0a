import { Form, InputNumber } from "antd";
import { useId } from "react";

interface PiecesFieldProps {
  readonly label: string;
  /** As many as there are, and what an emptied field stands for. */
  readonly most: number;
  readonly num: number;
  readonly onNum: (num: number) => void;
}

/** How many pieces of a line: all of them, or some. */
export function PiecesField({ label, most, num, onNum }: PiecesFieldProps) {
  const id = useId();
  return (
    <Form.Item label={label} htmlFor={id}>
      <InputNumber
        id={id}
        min={1}
        max={most}
        precision={0}
        value={num}
        onChange={(value) => onNum(value ?? most)}
      />
    </Form.Item>
  );
}
