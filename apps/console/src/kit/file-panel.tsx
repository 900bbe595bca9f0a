import { Button } from "antd";
import { type ReactNode, useRef } from "react";
import { Panel } from "./panel.tsx";

interface FilePanelProps {
  readonly title: string;
  readonly choose: string;
  readonly isRunning: boolean;
  /** What is wrong with the file that was chosen last, and what it came to; the same file may be chosen again. */
  readonly refusal: string | undefined;
  readonly read: string | undefined;
  readonly onFile: (file: File) => void;
  /** Before the button. */
  readonly children: ReactNode;
}

/** A file is chosen and read; what is wrong with it, or what it came to, stands below. */
export function FilePanel({
  title,
  choose,
  isRunning,
  refusal,
  read,
  onFile,
  children,
}: FilePanelProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <Panel title={title} isPadded>
      <div className="row wrap">
        {children}
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={choose}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) onFile(file);
            target.value = "";
          }}
        />
        <Button type="primary" loading={isRunning} onClick={() => picker.current?.click()}>
          {choose}
        </Button>
      </div>
      {refusal !== undefined && (
        <p className="note danger" role="alert">
          {refusal}
        </p>
      )}
      {read !== undefined && <p className="note">{read}</p>}
    </Panel>
  );
}
