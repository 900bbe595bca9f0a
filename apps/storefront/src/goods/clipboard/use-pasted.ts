import { useEffect, useState } from "react";

/** A text that was pasted on a page and into no field. */
export interface Pasted {
  readonly text: string;
}

/** The newest, while the page is open. */
export function usePasted(): Pasted | undefined {
  const [pasted, setPasted] = useState<Pasted>();
  useEffect(() => {
    const take = ({ target, clipboardData }: ClipboardEvent): void => {
      const isOfField =
        target instanceof Element &&
        target.closest("input,textarea,select,[contenteditable=true],[role=dialog]");
      const text = clipboardData?.getData("text/plain");
      if (text && !isOfField) setPasted({ text });
    };
    document.addEventListener("paste", take);
    return () => document.removeEventListener("paste", take);
  }, []);
  return pasted;
}
