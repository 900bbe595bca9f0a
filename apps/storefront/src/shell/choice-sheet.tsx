import { Button } from "@sampan/ui/button";
import { RadioGroup, type RadioOption } from "@sampan/ui/radio-group";
import { Sheet } from "@sampan/ui/sheet";
import { useRef, type ReactNode } from "react";
import { useTranslations } from "use-intl";

interface ChoiceSheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly options: readonly RadioOption<string>[];
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
  /** Beside "done", another way on. */
  readonly foot?: ReactNode;
}

/** One of few, each with its reason. A tap chooses and closes; arrow keys move on without closing. */
export function ChoiceSheet({
  open,
  title,
  options,
  value,
  onChoose,
  onClose,
  foot,
}: ChoiceSheetProps) {
  const words = useTranslations("common");
  const isByKey = useRef(false);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={words("close")}
      foot={
        <div className="flex flex-wrap gap-2 *:flex-1">
          {foot}
          <Button onClick={onClose}>{words("done")}</Button>
        </div>
      }
    >
      <div
        onKeyDownCapture={() => {
          isByKey.current = true;
        }}
        onPointerDownCapture={() => {
          isByKey.current = false;
        }}
      >
        <RadioGroup
          legend={title}
          layout="rows"
          options={options}
          value={value}
          onChange={(chosen) => {
            onChoose(chosen);
            if (!isByKey.current) onClose();
          }}
        />
      </div>
    </Sheet>
  );
}
