import { Button } from "antd";
import { useConfirm } from "./use-confirm.ts";

interface AskingButtonProps {
  readonly label: string;
  /** The question, and what follows from a yes. */
  readonly title: string;
  readonly consequence: string;
  readonly isPrimary?: boolean;
  readonly isRunning: boolean;
  readonly onConfirmed: () => void;
}

/** A small button of a row that asks before it acts, and says the same in both places. */
export function AskingButton(props: AskingButtonProps) {
  const { label, title, consequence, isPrimary = false, isRunning, onConfirmed } = props;
  const confirm = useConfirm();
  return (
    <Button
      size="small"
      {...(isPrimary ? { type: "primary" as const } : {})}
      loading={isRunning}
      onClick={() => confirm({ title, consequence, confirm: label, then: onConfirmed })}
    >
      {label}
    </Button>
  );
}
