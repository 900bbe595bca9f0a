import { useState } from "react";
import { Button, type ButtonVariant } from "../src/button.tsx";
import { Chip, ChipButton, type Tone } from "../src/chip.tsx";
import { CountBadge, IconButton } from "../src/icon-button.tsx";
import { CartIcon, CheckIcon } from "../src/icons-frame.tsx";
import { Tabs } from "../src/tabs.tsx";
import type { PartProps } from "./words.ts";

const variants: readonly ButtonVariant[] = ["action", "brand", "soft", "line", "quiet", "danger"];
const tones: readonly Tone[] = ["neutral", "brand", "action", "ok", "warn", "danger"];

/** What is pressed: each variant as it is, small, busy and disabled. */
export function ActionsAndChips({ words }: PartProps) {
  const [tab, setTab] = useState("0");
  const [isPressed, setPressed] = useState(true);
  return (
    <section className="stack gap-4" aria-label="buttons, chips, tabs">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap gap-2">
          <Button variant={variant}>{words.action}</Button>
          <Button variant={variant} size="sm">
            {words.brand}
          </Button>
          <Button variant={variant} busy>
            {words.action}
          </Button>
          <Button variant={variant} disabled>
            {words.action}
          </Button>
        </div>
      ))}
      <Button variant="action" wide>
        {words.action}
      </Button>
      <div className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Chip key={tone} tone={tone} icon={<CheckIcon size="xs" />}>
            {words.title}
          </Chip>
        ))}
        <ChipButton pressed={isPressed} onClick={() => setPressed(!isPressed)}>
          {words.shop}
        </ChipButton>
        <ChipButton pressed={!isPressed} onClick={() => setPressed(!isPressed)}>
          {words.shop}
        </ChipButton>
      </div>
      <div className="flex gap-4">
        {[0, 7, 100].map((count) => (
          <IconButton key={count} label={`${words.brand} (${count})`}>
            <CartIcon />
            <CountBadge count={count} />
          </IconButton>
        ))}
      </div>
      <Tabs
        label={words.title}
        panelId="panel"
        value={tab}
        onChange={setTab}
        tabs={words.places.map((label, at) => ({ value: String(at), label, count: at * 40 }))}
      />
      <div id="panel" role="tabpanel" className="text-sm">
        {words.body}
      </div>
    </section>
  );
}
