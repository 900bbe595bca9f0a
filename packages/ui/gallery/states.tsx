import { useState } from "react";
import { Button } from "../src/button.tsx";
import { Card, SectionHead } from "../src/card.tsx";
import { ConfirmDialog } from "../src/confirm-dialog.tsx";
import { Dialog } from "../src/dialog.tsx";
import { Popup } from "../src/popup.tsx";
import { PageHeader } from "../src/page-header.tsx";
import { Sheet } from "../src/sheet.tsx";
import { EmptyState, EndOfList, ErrorState, LoadingRegion, Skeleton } from "../src/states.tsx";
import { Timeline } from "../src/timeline.tsx";
import { showToast, Toaster } from "../src/toast.tsx";
import { Waterline } from "../src/waterline.tsx";
import type { PartProps } from "./words.ts";

type What = "sheet" | "offer" | "dialog" | "popup";

/** Loading, empty, broken and at its end; what opens over a page; where goods are. */
export function States({ words }: PartProps) {
  const [open, setOpen] = useState<What>();
  return (
    <section className="stack gap-6" aria-label="states">
      <PageHeader title={words.title} />
      {[0, 0.5, 1, 1.5, 3].map((at) => (
        <Waterline key={at} places={words.places} at={at} text={words.steps[1]} />
      ))}
      <Timeline
        label={words.title}
        steps={(["done", "now", "expected"] as const).map((stage, at) => ({
          key: stage,
          stage,
          title: words.steps[at],
          when: "2026-11-23 10:30",
        }))}
      />
      <Card as="section">
        <SectionHead title={words.title} />
        <LoadingRegion label={words.body}>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-2/3" />
        </LoadingRegion>
      </Card>
      <EmptyState
        title={words.title}
        body={words.body}
        action={<Button variant="soft">{words.brand}</Button>}
      />
      <ErrorState title={words.error} body={words.body} action={<Button>{words.action}</Button>} />
      <EndOfList>{words.body}</EndOfList>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen("sheet")}>Sheet</Button>
        <Button onClick={() => setOpen("offer")}>Dialog</Button>
        <Button onClick={() => setOpen("dialog")}>ConfirmDialog</Button>
        <Button onClick={() => setOpen("popup")}>Popup</Button>
        <Button onClick={() => showToast({ message: words.body })}>Toast</Button>
        <Button onClick={() => showToast({ message: words.error, tone: "danger" })}>
          Toast, danger
        </Button>
      </div>
      <Opened words={words} open={open} onClose={() => setOpen(undefined)} />
      <Toaster />
    </section>
  );
}

interface OpenedProps extends PartProps {
  readonly open: What | undefined;
  readonly onClose: () => void;
}

/** What opens over a page. */
function Opened({ words, open, onClose }: OpenedProps) {
  return (
    <>
      <Sheet
        open={open === "sheet"}
        onClose={onClose}
        title={words.title}
        closeLabel={words.close}
        foot={<Button wide>{words.action}</Button>}
      >
        {words.body}
      </Sheet>
      <Dialog
        open={open === "offer"}
        onClose={onClose}
        title={words.title}
        closeLabel={words.close}
        foot={<Button>{words.action}</Button>}
      >
        {words.body}
      </Dialog>
      <Popup
        open={open === "popup"}
        onClose={onClose}
        title={words.title}
        closeLabel={words.close}
        foot={<Button wide>{words.action}</Button>}
      >
        {words.body}
      </Popup>
      <ConfirmDialog
        open={open === "dialog"}
        onClose={onClose}
        title={words.title}
        confirmLabel={words.action}
        cancelLabel={words.close}
        onConfirm={onClose}
      >
        {words.body}
      </ConfirmDialog>
    </>
  );
}
