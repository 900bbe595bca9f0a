import { useId, type ReactNode } from "react";

interface PanelProps {
  readonly title: ReactNode;
  /** Beside the title, on the right. */
  readonly extra?: ReactNode;
  readonly foot?: ReactNode;
  readonly isPadded?: boolean;
  readonly children: ReactNode;
}

/** One part of a desk, named by its heading. */
export function Panel({ title, extra, foot, isPadded = false, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <header>
        <h2 id={id} className="grow">
          {title}
        </h2>
        {extra}
      </header>
      <div className={isPadded ? "body padded" : "body"}>{children}</div>
      {foot && <footer>{foot}</footer>}
    </section>
  );
}
